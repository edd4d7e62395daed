import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Whether the block is shown as a picture, such as in the inserter or in the list of patterns: then it must request nothing. */
export function useIsPicture(): boolean {
	return useSelect( ( select ) => {
		const settings = select( blockEditorStore ).getSettings();
		return Boolean(
			settings.isPreviewMode ?? settings.__unstableIsPreviewMode
		);
	}, [] );
}
