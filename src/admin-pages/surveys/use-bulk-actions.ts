import { useDispatch } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getAdminData } from '../../components/admin-data';
import { describeError } from '../../components/describe-error';
import type { ListBulk, ListBulkAction } from '../../components/list-view';
import type { ListScreen } from '../../components/list-view/use-list-screen';
import { useSnackbar } from '../../components/snackbars';
import { toApiError } from '../../stores/api';
import { store as surveysStore } from '../../stores/surveys';
import type { SurveySummary } from '../../survey-model';
import type { BulkChange } from './bulk-texts';
import { bulkDoneText, bulkFailedText } from './bulk-texts';
import { surveyName } from './survey-name';

/** Only for users who may delete. */
const DELETING: readonly string[] = [ 'trash', 'restore', 'delete' ];

interface BulkActions {
	bulk: ListBulk< SurveySummary >;
	/** The surveys that the user has asked to delete permanently; empty for none. */
	toDelete: readonly SurveySummary[];
	dialog: { onConfirm: () => void; onCancel: () => void };
}

interface Asked {
	surveys: readonly SurveySummary[];
	onDone: () => void;
}

/** The actions on the selected surveys: those of the trash in the trash, the others outside it. */
export function useBulkActions(
	isTrash: boolean,
	changeRows: ListScreen[ 'changeRows' ]
): BulkActions {
	const { changeSurveys, changeStatus } = useDispatch( surveysStore );
	const showSnackbar = useSnackbar();
	const [ asked, setAsked ] = useState< Asked >();

	const run = useMemo( () => {
		/** Resolves with the notice after success. */
		async function send(
			change: BulkChange,
			ids: readonly number[]
		): Promise< string > {
			if ( change === 'publish' || change === 'draft' ) {
				const { count, message } = await changeStatus( change, ids );
				const done = count > 0 ? bulkDoneText( change, count ) : '';
				return [ done, message ].filter( Boolean ).join( ' ' );
			}
			const message = await changeSurveys( change, ids );
			return [ bulkDoneText( change, ids.length ), message ]
				.filter( Boolean )
				.join( ' ' );
		}
		/** Resolves with whether it succeeded, after its notice. */
		async function attempt(
			change: BulkChange,
			ids: readonly number[]
		): Promise< boolean > {
			try {
				const text = await send( change, ids );
				const undo = {
					label: __( 'Undo', 'userfeedback' ),
					onClick: () => void attempt( 'restore', ids ),
				};
				showSnackbar( text, {
					...( change === 'trash' && { action: undo } ),
				} );
				return true;
			} catch ( thrown ) {
				const reason = describeError( toApiError( thrown ) );
				showSnackbar( `${ bulkFailedText( change ) } ${ reason }`, {
					status: 'error',
				} );
				return false;
			}
		}
		return async (
			change: BulkChange,
			{ surveys, onDone }: Asked
		): Promise< void > => {
			const ids = surveys.map( ( { id } ) => id );
			if (
				await changeRows( ids.length, () => attempt( change, ids ) )
			) {
				onDone();
			}
		};
	}, [ changeRows, changeStatus, changeSurveys, showSnackbar ] );

	const bulk = useMemo( () => {
		const mayDelete = getAdminData().capabilities.delete_surveys;
		function action(
			id: BulkChange,
			label: string
		): ListBulkAction< SurveySummary > {
			return {
				id,
				label,
				callback: ( surveys, onDone ) =>
					void run( id, { surveys, onDone } ),
			};
		}
		const inTrash: ListBulkAction< SurveySummary >[] = [
			action( 'restore', __( 'Restore', 'userfeedback' ) ),
			{
				id: 'delete',
				label: __( 'Delete Permanently', 'userfeedback' ),
				isDestructive: true,
				callback: (
					surveys: readonly SurveySummary[],
					onDone: () => void
				) => setAsked( { surveys, onDone } ),
			},
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
			selectLabel: ( { title }: SurveySummary ) =>
				sprintf(
					/* translators: %s: title of a survey, in quotes. */
					__( 'Select %s', 'userfeedback' ),
					surveyName( title )
				),
		};
	}, [ isTrash, run ] );

	return {
		bulk,
		toDelete: asked?.surveys ?? [],
		dialog: {
			onCancel: () => setAsked( undefined ),
			onConfirm: () => {
				setAsked( undefined );
				if ( asked !== undefined ) {
					void run( 'delete', asked );
				}
			},
		},
	};
}
