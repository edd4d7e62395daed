import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../components/skeleton';
import { useFeature } from '../../hooks/use-feature';
import { useResolution } from '../../hooks/use-resolution';
import { store as previewsStore } from '../../stores/rating-previews';
import { LoadError } from '../shared/load-error';
import { ServerHtml } from '../shared/server-html';
import { useIsPicture } from '../shared/use-is-picture';
import type { RatingAttributes } from './attributes';
import { Example } from './example';
import { Locked } from './locked';
import { PostChoice } from './post-choice';

/** The block's properties, with the post that it is in; a template has none. */
type RatingEditProps = BlockEditProps< RatingAttributes > & {
	context?: { postId?: unknown };
};

/** The post rating block in the editor. */
export function Edit( {
	attributes,
	setAttributes,
	context,
}: RatingEditProps ) {
	const isPicture = useIsPicture();
	const postId = Number( context?.postId ?? 0 ) || 0;
	return (
		<div { ...useBlockProps() }>
			{ isPicture ? (
				<Example />
			) : (
				<>
					<InspectorControls>
						<PanelBody title={ __( 'Rated post', 'userfeedback' ) }>
							<PostChoice
								postId={ attributes.postId }
								onChange={ ( id ) =>
									setAttributes( { postId: id } )
								}
							/>
						</PanelBody>
					</InspectorControls>
					<Preview postId={ postId } chosen={ attributes.postId } />
				</>
			) }
		</div>
	);
}

interface PreviewProps {
	/** The post that the block is in; 0 in a template. */
	postId: number;
	/** The post that visitors rate instead; 0 for the one that the block is in. */
	chosen: number;
}

/** The control as visitors see it, with the ratings of the post; in a template with an example. */
function Preview( props: PreviewProps ) {
	const { isAllowed, decision } = useFeature( 'post-ratings' );
	return isAllowed ? (
		<Control { ...props } />
	) : (
		<Locked decision={ decision } />
	);
}

function Control( { postId, chosen }: PreviewProps ) {
	const html = useSelect(
		( select ) => select( previewsStore ).getRatingHtml( postId, chosen ),
		[ postId, chosen ]
	);
	const { error, retry } = useResolution( previewsStore, 'getRatingHtml', [
		postId,
		chosen,
	] );
	if ( error ) {
		return <LoadError error={ error } onRetry={ retry } />;
	}
	return html === undefined ? (
		<Skeleton shape="row" count={ 1 } />
	) : (
		<ServerHtml html={ html } />
	);
}
