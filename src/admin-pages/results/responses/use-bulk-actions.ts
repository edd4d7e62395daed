import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ListBulk } from '@/components/list-view';
import {
	selectText,
	useBulkChanges,
} from '@/components/list-view/use-bulk-changes';
import type { ListScreen } from '@/components/list-view/use-list-screen';
import { useFeature } from '@/hooks/use-feature';
import type { ItemChange } from '@/hooks/use-item-changes';
import { store as responsesStore } from '@/stores/responses';
import type { ResponseItem } from '@/survey-model';
import { countText } from '@/components/held-back';
import { responseTitle } from '../response-title';
import { bulkDoneText } from './bulk-texts';

/** The actions on the selected responses, which depend on the quick filter; undefined if the user or the plan may not change several. */
export function useBulkActions(
	surveyId: number,
	status: string,
	mayChange: boolean,
	changeRows: ListScreen[ 'changeRows' ]
) {
	const { changeResponses } = useDispatch( responsesStore );
	const hasBulk = useFeature( 'bulk-actions' ).isAllowed;
	const hasSelection = useFeature( 'row-selection' ).isAllowed;
	const hasChanges = useFeature( 'response-changes' ).isAllowed;
	const isOffered = mayChange && hasBulk && hasSelection && hasChanges;

	const send = useCallback(
		async ( change: ItemChange, ids: readonly number[] ) => {
			await changeResponses( surveyId, change, ids );
			return bulkDoneText( change, ids.length );
		},
		[ changeResponses, surveyId ]
	);
	const { action, deletion, toDelete, dialog } =
		useBulkChanges< ResponseItem >( { send, changeRows } );

	const bulk = useMemo( (): ListBulk< ResponseItem > => {
		const restore = ( label: string ) => [
			action( 'restore', label ),
			deletion,
		];
		const byStatus: Record< string, ReturnType< typeof restore > > = {
			trash: restore( __( 'Restore', 'userfeedback' ) ),
			spam: restore( __( 'Not spam', 'userfeedback' ) ),
			held: restore( countText() ),
		};
		return {
			actions: byStatus[ status ] ?? [
				action( 'trash', __( 'Trash', 'userfeedback' ) ),
			],
			selectLabel: ( { id } ) => selectText( responseTitle( id ) ),
		};
	}, [ action, deletion, status ] );

	return { bulk: isOffered ? bulk : undefined, toDelete, dialog };
}
