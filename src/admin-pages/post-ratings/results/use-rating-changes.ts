import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { formatDateTime, formatNumber } from '@/lib/format';
import { countText } from '@/components/held-back';
import type { ListAction, ListBulk } from '@/components/list-view';
import { onEach } from '@/components/list-view/item-actions';
import {
	selectText,
	useBulkChanges,
} from '@/components/list-view/use-bulk-changes';
import type { ListScreen } from '@/components/list-view/use-list-screen';
import { useFeature } from '@/hooks/use-feature';
import type { ItemChange } from '@/hooks/use-item-changes';
import { store as ratingResultsStore } from '@/stores/rating-results';
import type { ListedRating } from '@/survey-model';

/** The notice after a number of ratings was changed. */
function doneText( change: ItemChange, count: number ): string {
	const text =
		change === 'delete'
			? /* translators: %s: number of ratings. */
				_n(
					'%s rating deleted permanently.',
					'%s ratings deleted permanently.',
					count,
					'userfeedback'
				)
			: /* translators: %s: number of ratings. */
				_n(
					'%s rating is counted now.',
					'%s ratings are counted now.',
					count,
					'userfeedback'
				);
	return sprintf( text, formatNumber( count ) );
}

/** The question before ratings are deleted. */
export function deleteText( count: number ): string {
	return sprintf(
		/* translators: %s: number of ratings. */
		_n(
			'%s rating and its comment will be gone for good. The average of the post follows.',
			'%s ratings and their comments will be gone for good. The average of the post follows.',
			count,
			'userfeedback'
		),
		formatNumber( count )
	);
}

/** What can be done with ratings of a post, one by one and together; nothing without the capability and the feature. */
export function useRatingChanges(
	postId: number,
	status: string,
	changeRows: ListScreen[ 'changeRows' ]
) {
	const { changeRatings } = useDispatch( ratingResultsStore );
	const hasFeature = useFeature( 'post-ratings' ).isAllowed;
	const mayChange = getAdminData().capabilities.delete_surveys && hasFeature;
	const send = useCallback(
		async ( change: ItemChange, ids: readonly number[] ) => {
			await changeRatings(
				postId,
				change === 'delete' ? 'delete' : 'restore',
				ids
			);
			return doneText( change, ids.length );
		},
		[ changeRatings, postId ]
	);
	const { action, deletion, toDelete, dialog } =
		useBulkChanges< ListedRating >( { send, changeRows } );

	return useMemo( () => {
		const notSpam = action( 'restore', __( 'Not spam', 'userfeedback' ) );
		const count = action( 'restore', countText() );
		const byStatus: Record< string, typeof notSpam > = {
			spam: notSpam,
			held: count,
		};
		const back = byStatus[ status ];
		const bulk: ListBulk< ListedRating > = {
			actions: back ? [ back, deletion ] : [ deletion ],
			selectLabel: ( { created_at: moment } ) =>
				selectText( formatDateTime( moment ) ),
		};
		const none = () => undefined;
		const actions: ListAction< ListedRating >[] = [
			{
				id: 'not-spam',
				label: notSpam.label,
				isPrimary: true,
				isEligible: ( item ) => item.status === 'spam',
				callback: onEach( ( item ) =>
					notSpam.callback( [ item ], none )
				),
			},
			{
				id: 'count',
				label: count.label,
				isPrimary: true,
				isEligible: ( item ) => item.status === 'held',
				callback: onEach( ( item ) =>
					count.callback( [ item ], none )
				),
			},
			{
				id: 'delete',
				label: __( 'Delete permanently', 'userfeedback' ),
				callback: onEach( ( item ) =>
					deletion.callback( [ item ], none )
				),
			},
		];
		return mayChange
			? { bulk, actions, toDelete, dialog }
			: { bulk: undefined, actions: undefined, toDelete: [], dialog };
	}, [ action, deletion, dialog, mayChange, status, toDelete ] );
}
