import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	store as editorStore,
} from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { PanelContent } from './content';

/** The panel in the sidebar of the post editor. Posts without a page on the site, such as patterns and templates, have none. */
export function Panel() {
	const postId = useSelect( ( select ) => {
		const { getCurrentPostId, getCurrentPostType } = select( editorStore );
		const type = getCurrentPostType();
		const isViewable =
			type !== null && select( coreStore ).getPostType( type )?.viewable;
		const id = getCurrentPostId();
		// The site editor's templates have texts as ids.
		return isViewable && typeof id === 'number' ? id : null;
	}, [] );
	return postId === null ? null : (
		<PluginDocumentSettingPanel
			name="surveys"
			title={ __( 'UserFeedback', 'userfeedback' ) }
			className="userfeedback-post-panel"
		>
			{ /* WordPress mounts it when the panel is opened. */ }
			<PanelContent key={ postId } postId={ postId } />
		</PluginDocumentSettingPanel>
	);
}
