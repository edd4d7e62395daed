import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getAdminData } from '../../lib/admin-data';
import type { ListBulk } from '../../components/list-view';
import {
	selectText,
	useBulkChanges,
} from '../../components/list-view/use-bulk-changes';
import type { ListScreen } from '../../components/list-view/use-list-screen';
import type { SurveyStatusChange } from '../../stores/api';
import { store as surveysStore } from '../../stores/surveys';
import type { SurveySummary } from '../../survey-model';
import type { BulkChange } from './bulk-texts';
import { bulkDoneText, bulkFailedText } from './bulk-texts';
import { surveyName } from './survey-name';

/** Only for users who may delete. */
const DELETING: readonly string[] = [ 'trash', 'restore', 'delete' ];

/** The actions on the selected surveys: those of the trash in the trash, the others outside it. */
export function useBulkActions(
	isTrash: boolean,
	changeRows: ListScreen[ 'changeRows' ]
) {
	const { changeSurveys, changeStatus } = useDispatch( surveysStore );

	const send = useCallback(
		async ( change: BulkChange, ids: readonly number[] ) => {
			if ( change === 'publish' || change === 'draft' ) {
				const { count, message } = await changeStatus( change, ids );
				const done = count > 0 ? bulkDoneText( change, count ) : '';
				return [ done, message ].filter( Boolean ).join( ' ' );
			}
			const message = await changeSurveys( change, ids );
			return [ bulkDoneText( change, ids.length ), message ]
				.filter( Boolean )
				.join( ' ' );
		},
		[ changeStatus, changeSurveys ]
	);
	const { action, deletion, toDelete, dialog } = useBulkChanges<
		SurveySummary,
		SurveyStatusChange
	>( { send, failedText: bulkFailedText, changeRows } );

	const bulk = useMemo( (): ListBulk< SurveySummary > => {
		const mayDelete = getAdminData().capabilities.delete_surveys;
		const inTrash = [
			action( 'restore', __( 'Restore', 'userfeedback' ) ),
			deletion,
		];
		const outside = [
			action( 'publish', __( 'Publish', 'userfeedback' ) ),
			action( 'draft', __( 'Make Draft', 'userfeedback' ) ),
			action( 'trash', __( 'Trash', 'userfeedback' ) ),
		];
		return {
			actions: ( isTrash ? inTrash : outside ).filter(
				( { id } ) => mayDelete || ! DELETING.includes( id )
			),
			selectLabel: ( { title } ) => selectText( surveyName( title ) ),
		};
	}, [ action, deletion, isTrash ] );

	return { bulk, toDelete, dialog };
}
