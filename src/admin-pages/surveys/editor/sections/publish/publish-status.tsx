import { Button } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { StatusLabel } from '@/components/status-label';
import { displayedStatus } from '@/components/status-label/status-text';
import { store as surveysStore } from '@/stores/surveys';
import { useEditor } from '../../context';
import { PUBLISH } from '../steps';
import { usePublish } from './use-publish';
import { hasUnsavedChoice, useSaveWithChoice } from './use-publish-choice';

/**
 * The survey's status in the builder's header: whether there are unsaved changes, and a button that publishes it at
 * once or takes it from visitors. Both save the other edits too. The start step has no button: there is nothing to
 * publish yet.
 */
export function PublishStatus() {
	const { survey, step, isSaving, attempt } = useEditor();
	const publish = usePublish();
	const saveWithChoice = useSaveWithChoice();
	const registry = useRegistry();
	const { choosePublication } = useDispatch( surveysStore );
	const isUnsaved = useSelect(
		( select ) =>
			select( surveysStore ).hasEdits( survey.id ) ||
			hasUnsavedChoice( select, survey.id ),
		[ survey.id ]
	);
	const status = displayedStatus( survey );
	const isDraft = status === 'draft';
	// The last step has its own button that publishes.
	const hasButton =
		! step.isStart &&
		status !== 'trash' &&
		! ( isDraft && step === PUBLISH );
	const latestChoice = () =>
		registry.select( surveysStore ).getPublicationChoice( survey.id );

	function onPress(): void {
		const before = latestChoice();
		attempt( async () => {
			// Repeated after the owner chose something else in the last step.
			if ( latestChoice() !== before ) {
				return saveWithChoice();
			}
			const saved = await publish( {
				status: isDraft ? 'publish' : 'draft',
				publish_at: null,
			} );
			if ( saved !== undefined ) {
				// This choice is newer than the one of the last step.
				choosePublication( saved.id, undefined );
			}
			return saved;
		} );
	}

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
					onClick={ onPress }
				>
					{ isDraft
						? __( 'Publish', 'userfeedback' )
						: __( 'Unpublish', 'userfeedback' ) }
				</Button>
			) }
		</>
	);
}
