import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

const BLOCK = 'userfeedback/survey';

/** Inserts a survey block behind the selected block or at the end, and selects it. */
export function InsertSurvey() {
	const { place, canInsert } = useSelect( ( select ) => {
		const { canInsertBlockType, getBlockInsertionPoint, getBlocksByName } =
			select( blockEditorStore );
		// While the template is shown around a page, its content is in this block.
		const content = getBlocksByName( 'core/post-content' )[ 0 ];
		const point = getBlockInsertionPoint();
		const isInTemplate = content !== undefined && ! point.rootClientId;
		return {
			place: isInTemplate
				? { rootClientId: content, index: undefined }
				: point,
			canInsert: canInsertBlockType(
				BLOCK,
				isInTemplate ? content : point.rootClientId
			),
		};
	}, [] );
	const { insertBlock } = useDispatch( blockEditorStore );
	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			className="userfeedback-post-panel__insert"
			disabled={ ! canInsert }
			accessibleWhenDisabled
			onClick={ () =>
				insertBlock(
					createBlock( BLOCK, { display: 'inline' } ),
					place.index,
					place.rootClientId
				)
			}
		>
			{ __( 'Insert survey block', 'userfeedback' ) }
		</Button>
	);
}
