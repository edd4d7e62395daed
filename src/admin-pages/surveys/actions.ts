import { useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getAdminData, responsesUrl, resultsUrl } from '../../lib/admin-data';
import { describeError } from '../../lib/describe-error';
import type { ListAction } from '../../components/list-view';
import { onEach, trashActions } from '../../components/list-view/item-actions';
import { useSnackbar } from '../../components/snackbars';
import { navigate } from '../../hooks/use-hash-route';
import type { ItemChange } from '../../hooks/use-item-changes';
import { editRoute } from '../../routes';
import { toApiError } from '../../stores/api';
import type { SurveySummary } from '../../survey-model';
import { surveyName } from './survey-name';
import { aboutCopy, useDuplicate } from './use-duplicate';
import { useExport } from './use-export';
import { useStatusChanges } from './use-status-changes';

interface SurveyActionsOptions {
	/** Moves a survey out of the list. */
	onChange: ( change: ItemChange, survey: SurveySummary ) => void;
	/** Opens the question before a survey is deleted permanently. */
	onAskToDelete: ( survey: SurveySummary ) => void;
}

/** Only for users who may delete. */
const DELETING: readonly string[] = [ 'trash', 'restore', 'delete' ];

/** Links to the results, which not every user who edits surveys may see. */
const READING: readonly string[] = [ 'results', 'responses' ];

function isNotTrash( { status }: SurveySummary ): boolean {
	return status !== 'trash';
}

/** The actions on a survey in the list. */
export function useSurveyActions( {
	onChange,
	onAskToDelete,
}: SurveyActionsOptions ): ListAction< SurveySummary >[] {
	const duplicate = useDuplicate();
	const { publish, unpublish } = useStatusChanges();
	const exportFile = useExport();
	const showSnackbar = useSnackbar();
	// Copying takes a moment: ignore a second click meanwhile.
	const copying = useRef( new Set< number >() );
	return useMemo( () => {
		async function onDuplicate( { id, title }: SurveySummary ) {
			if ( copying.current.has( id ) ) {
				return;
			}
			copying.current.add( id );
			const about = aboutCopy( id );
			/* translators: %s: title of a survey, in quotes. */
			const begun = __( '%s is being copied.', 'userfeedback' );
			showSnackbar( sprintf( begun, surveyName( title ) ), { about } );
			try {
				await duplicate( id );
			} catch ( thrown ) {
				const failed = sprintf(
					/* translators: %s: title of a survey, in quotes. */
					__( '%s could not be duplicated.', 'userfeedback' ),
					surveyName( title )
				);
				const reason = describeError( toApiError( thrown ) );
				showSnackbar( `${ failed } ${ reason }`, {
					status: 'error',
					about,
				} );
			} finally {
				copying.current.delete( id );
			}
		}

		const { delete_surveys: mayDelete, view_results: mayView } =
			getAdminData().capabilities;
		const actions: ListAction< SurveySummary >[] = [
			{
				id: 'edit',
				label: __( 'Edit', 'userfeedback' ),
				isEligible: isNotTrash,
				callback: onEach( ( { id } ) => navigate( editRoute( id ) ) ),
			},
			{
				id: 'publish',
				label: __( 'Publish', 'userfeedback' ),
				isEligible: ( { status } ) => status === 'draft',
				callback: onEach( ( survey ) => void publish( survey ) ),
			},
			{
				id: 'unpublish',
				label: __( 'Unpublish', 'userfeedback' ),
				isEligible: ( { status } ) => status === 'publish',
				callback: onEach( ( survey ) => void unpublish( survey ) ),
			},
			{
				id: 'results',
				label: __( 'Results', 'userfeedback' ),
				callback: onEach( ( { id } ) =>
					window.location.assign( resultsUrl( id ) )
				),
			},
			{
				id: 'responses',
				label: __( 'Responses', 'userfeedback' ),
				callback: onEach( ( { id } ) =>
					window.location.assign( responsesUrl( id ) )
				),
			},
			{
				id: 'duplicate',
				label: __( 'Duplicate', 'userfeedback' ),
				callback: onEach( onDuplicate ),
			},
			{
				id: 'export',
				label: __( 'Export', 'userfeedback' ),
				isEligible: isNotTrash,
				callback: onEach( ( survey ) => void exportFile( survey ) ),
			},
			...trashActions< SurveySummary >( {
				onChange,
				onAskToDelete,
				canTrash: isNotTrash,
			} ),
		];
		return actions.filter(
			( { id } ) =>
				( mayDelete || ! DELETING.includes( id ) ) &&
				( mayView || ! READING.includes( id ) )
		);
	}, [
		duplicate,
		exportFile,
		onAskToDelete,
		onChange,
		publish,
		showSnackbar,
		unpublish,
	] );
}
