import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { StatusLabel } from '@/components/status-label';
import { displayedStatus } from '@/components/status-label/status-text';
import { store as surveysStore } from '@/stores/surveys';
import { useEditor, useEditorValue } from '../../context';
import { PUBLISH } from '../steps';

/**
 * The survey's status in the builder's header: whether there are unsaved changes, and a button that publishes it at
 * once or takes it from visitors. Both save the other edits too. The start step has no button: there is nothing to
 * publish yet.
 */
export function PublishStatus() {
	const { step, isSaving, attempt, save } = useEditor(
		'step',
		'isSaving',
		'attempt',
		'save'
	);
	const { id, status } = useEditorValue( ( { survey } ) => ( {
		id: survey.id,
		status: displayedStatus( survey ),
	} ) );
	const isUnsaved = useSelect(
		( select ) => select( surveysStore ).hasUnsaved( id ),
		[ id ]
	);
	const isDraft = status === 'draft';
	// The last step has its own button that publishes.
	const hasButton =
		! step.isStart &&
		status !== 'trash' &&
		! ( isDraft && step === PUBLISH );

	return (
		<>
			<span className="userfeedback-publish-status">
				<StatusLabel status={ status } />
				{ isUnsaved && (
					<span className="userfeedback-publish-status__mark">
						{ __( 'Unsaved changes', 'userfeedback' ) }
					</span>
				) }
			</span>
			{ hasButton && (
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					variant="tertiary"
					disabled={ isSaving }
					onClick={ () =>
						attempt( () =>
							save( isDraft ? 'publish' : 'unpublish' )
						)
					}
				>
					{ isDraft
						? __( 'Publish', 'userfeedback' )
						: __( 'Unpublish', 'userfeedback' ) }
				</Button>
			) }
		</>
	);
}
