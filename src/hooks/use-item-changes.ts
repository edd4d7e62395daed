import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { describeError } from '../lib/describe-error';
import { useSnackbar } from '../components/snackbars';
import { toApiError } from '../stores/api';

/** The changes that admin lists make to an item. */
export type ItemChange = 'trash' | 'restore' | 'delete';

/** Changes an item and shows a notice; resolves with whether the change succeeded. */
export type ChangeItem< Item, Change = ItemChange > = (
	change: Change,
	item: Item
) => Promise< boolean >;

interface ItemChangesOptions< Item, Change > {
	/** Sends the request. Resolves with the server's message, '' or nothing if there is none; rejects on failure. */
	send: ( change: Change, item: Item ) => Promise< string | void >;
	/** The notice after success. */
	doneText: ( change: Change, item: Item ) => string;
	/** The notice after a failure; without it, only the reason is shown. */
	failedText?: ( change: Change, item: Item ) => string;
	/** The change that undoes another one; undefined if nothing does. */
	undoOf: ( change: Change ) => Change | undefined;
}

function sentences( ...texts: ( string | void )[] ): string {
	return texts.filter( Boolean ).join( ' ' );
}

/** A move to the trash can be undone. */
export function undoOfTrash( change: ItemChange ): ItemChange | undefined {
	return change === 'trash' ? 'restore' : undefined;
}

/**
 * Moves items to the trash, restores them or deletes them, and shows a notice with the outcome, from which the change
 * can be undone. The returned function is stable if the given functions are.
 */
export function useItemChanges<
	Item extends { id: number },
	Change = ItemChange,
>( {
	send,
	doneText,
	failedText,
	undoOf,
}: ItemChangesOptions< Item, Change > ): ChangeItem< Item, Change > {
	const showSnackbar = useSnackbar();
	return useCallback(
		async ( change, item ) => {
			const about = `item-${ item.id }`;
			/** Resolves with the success notice; undefined after a failure, whose notice it shows itself. */
			async function attempt(
				wanted: Change
			): Promise< string | undefined > {
				try {
					const message = await send( wanted, item );
					return sentences( doneText( wanted, item ), message );
				} catch ( thrown ) {
					const reason = describeError( toApiError( thrown ) );
					showSnackbar(
						sentences( failedText?.( wanted, item ), reason ),
						{ status: 'error', about }
					);
					return undefined;
				}
			}
			async function undo( reverse: Change ): Promise< void > {
				const restored = await attempt( reverse );
				if ( restored !== undefined ) {
					showSnackbar( restored, { about } );
				}
			}
			const done = await attempt( change );
			if ( done === undefined ) {
				return false;
			}
			const label = __( 'Undo', 'userfeedback' );
			const reverse = undoOf( change );
			showSnackbar( done, {
				about,
				...( reverse !== undefined && {
					action: { label, onClick: () => void undo( reverse ) },
				} ),
			} );
			return true;
		},
		[ doneText, failedText, send, showSnackbar, undoOf ]
	);
}
