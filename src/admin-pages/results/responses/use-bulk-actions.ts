import { useDispatch } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { describeError } from '../../../components/describe-error';
import type { ListBulk, ListBulkAction } from '../../../components/list-view';
import type { ListScreen } from '../../../components/list-view/use-list-screen';
import { useSnackbar } from '../../../components/snackbars';
import { useFeature } from '../../../hooks/use-feature';
import type { ItemChange } from '../../../hooks/use-item-changes';
import { toApiError } from '../../../stores/api';
import { store as responsesStore } from '../../../stores/responses';
import type { ResponseItem } from '../../../survey-model';
import { responseTitle } from '../response-title';
import { bulkDoneText, selectText } from './bulk-texts';

interface BulkActions {
	/** undefined if the user or the plan may not change several responses. */
	bulk: ListBulk< ResponseItem > | undefined;
	/** The responses that the user has asked to delete permanently; empty for none. */
	toDelete: readonly ResponseItem[];
	dialog: { onConfirm: () => void; onCancel: () => void };
}

interface Asked {
	items: readonly ResponseItem[];
	onDone: () => void;
}

/** The actions on the selected responses, which depend on the quick filter. */
export function useBulkActions(
	surveyId: number,
	status: string,
	mayChange: boolean,
	changeRows: ListScreen[ 'changeRows' ]
): BulkActions {
	const { changeResponses } = useDispatch( responsesStore );
	const showSnackbar = useSnackbar();
	const [ asked, setAsked ] = useState< Asked >();
	const hasBulk = useFeature( 'bulk-actions' ).isAllowed;
	const hasSelection = useFeature( 'row-selection' ).isAllowed;
	const hasChanges = useFeature( 'response-changes' ).isAllowed;
	const isOffered = mayChange && hasBulk && hasSelection && hasChanges;

	const run = useMemo( () => {
		/** Resolves with whether it succeeded, after its notice. */
		async function attempt(
			change: ItemChange,
			ids: readonly number[]
		): Promise< boolean > {
			try {
				await changeResponses( surveyId, change, ids );
				const undo = {
					label: __( 'Undo', 'userfeedback' ),
					onClick: () => void attempt( 'restore', ids ),
				};
				showSnackbar( bulkDoneText( change, ids.length ), {
					...( change === 'trash' && { action: undo } ),
				} );
				return true;
			} catch ( thrown ) {
				showSnackbar( describeError( toApiError( thrown ) ), {
					status: 'error',
				} );
				return false;
			}
		}
		return async (
			change: ItemChange,
			{ items, onDone }: Asked
		): Promise< void > => {
			const ids = items.map( ( { id } ) => id );
			if (
				await changeRows( ids.length, () => attempt( change, ids ) )
			) {
				onDone();
			}
		};
	}, [ changeResponses, changeRows, showSnackbar, surveyId ] );

	const bulk = useMemo( () => {
		const action = (
			id: ItemChange,
			label: string
		): ListBulkAction< ResponseItem > => ( {
			id,
			label,
			callback: ( items, onDone ) => void run( id, { items, onDone } ),
		} );
		const deletion: ListBulkAction< ResponseItem > = {
			id: 'delete',
			label: __( 'Delete Permanently', 'userfeedback' ),
			isDestructive: true,
			callback: ( items, onDone ) => setAsked( { items, onDone } ),
		};
		const byStatus: Record< string, ListBulkAction< ResponseItem >[] > = {
			trash: [
				action( 'restore', __( 'Restore', 'userfeedback' ) ),
				deletion,
			],
			spam: [
				action( 'restore', __( 'Not spam', 'userfeedback' ) ),
				deletion,
			],
		};
		return {
			actions: byStatus[ status ] ?? [
				action( 'trash', __( 'Trash', 'userfeedback' ) ),
			],
			selectLabel: ( { id }: ResponseItem ) =>
				selectText( responseTitle( id ) ),
		};
	}, [ run, status ] );

	return {
		bulk: isOffered ? bulk : undefined,
		toDelete: asked?.items ?? [],
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
