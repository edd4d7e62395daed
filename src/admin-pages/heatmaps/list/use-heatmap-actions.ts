import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ListAction } from '@/components/list-view';
import { onEach } from '@/components/list-view/item-actions';
import { useRowChanges } from '@/components/list-view/use-row-changes';
import { useSnackbar } from '@/components/snackbars';
import { useFeature } from '@/hooks/use-feature';
import { navigate } from '@/hooks/use-hash-route';
import { getAdminData } from '@/lib/admin-data';
import { describeError } from '@/lib/describe-error';
import { shownTitle } from '@/lib/shown-title';
import { HEATMAP } from '@/routes';
import { toApiError } from '@/stores/api';
import { store as heatmapsStore } from '@/stores/heatmaps';
import type { Heatmap } from '@/stores/heatmaps-api';

type Change = 'pause' | 'resume' | 'delete';

/** The notice after a change. */
function doneText( change: Change, title: string ): string {
	switch ( change ) {
		case 'pause':
			/* translators: %s: title of a page. */
			return sprintf( __( '“%s” is paused.', 'userfeedback' ), title );
		case 'resume':
			return sprintf(
				/* translators: %s: title of a page. */
				__( '“%s” is being recorded again.', 'userfeedback' ),
				title
			);
		case 'delete':
			return sprintf(
				/* translators: %s: title of a page. */
				__( 'The heatmap of “%s” is deleted.', 'userfeedback' ),
				title
			);
	}
}

/**
 * What can be done with a heatmap. Resuming needs the feature; what has been collected may be looked at, paused and
 * deleted without it.
 *
 * @param takeOut See useListScreen().
 */
export function useHeatmapActions(
	takeOut: ( action: () => Promise< boolean > ) => Promise< void >
) {
	const { updateHeatmap, deleteHeatmap } = useDispatch( heatmapsStore );
	const hasFeature = useFeature( 'heatmaps' ).isAllowed;
	const showSnackbar = useSnackbar();
	const change = useCallback(
		async ( what: Change, item: Heatmap ): Promise< boolean > => {
			const about = `heatmap-${ item.id }`;
			try {
				await ( what === 'delete'
					? deleteHeatmap( item.id )
					: updateHeatmap( item.id, {
							state: what === 'pause' ? 'paused' : 'recording',
						} ) );
				showSnackbar( doneText( what, shownTitle( item.title ) ), {
					about,
				} );
				return true;
			} catch ( thrown ) {
				showSnackbar( describeError( toApiError( thrown ) ), {
					status: 'error',
					about,
				} );
				return false;
			}
		},
		[ deleteHeatmap, showSnackbar, updateHeatmap ]
	);
	const remove = useCallback(
		( _: unknown, item: Heatmap ) => change( 'delete', item ),
		[ change ]
	);
	const { onAskToDelete, toDelete, dialog } = useRowChanges< Heatmap >(
		remove,
		takeOut
	);
	const { manage, delete_surveys: mayDelete } = getAdminData().capabilities;
	const actions = useMemo( (): ListAction< Heatmap >[] => {
		const open: ListAction< Heatmap > = {
			id: 'open',
			label: __( 'Open', 'userfeedback' ),
			isPrimary: true,
			callback: onEach( ( { id } ) =>
				navigate( HEATMAP.build( { id } ) )
			),
		};
		const changes: ListAction< Heatmap >[] = [
			{
				id: 'pause',
				label: __( 'Pause', 'userfeedback' ),
				isEligible: ( { state } ) => state === 'recording',
				callback: onEach( ( item ) => void change( 'pause', item ) ),
			},
			{
				id: 'resume',
				label: __( 'Resume', 'userfeedback' ),
				isEligible: ( { state } ) => hasFeature && state === 'paused',
				callback: onEach( ( item ) => void change( 'resume', item ) ),
			},
		];
		const deletion: ListAction< Heatmap > = {
			id: 'delete',
			label: __( 'Delete permanently', 'userfeedback' ),
			callback: onEach( onAskToDelete ),
		};
		return [
			open,
			...( manage ? changes : [] ),
			...( mayDelete ? [ deletion ] : [] ),
		];
	}, [ change, hasFeature, manage, mayDelete, onAskToDelete ] );
	return { actions, toDelete, dialog };
}
