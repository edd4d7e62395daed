import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { describeError } from '../components/describe-error';
import { useSnackbar } from '../components/snackbars';
import { toApiError } from '../stores/api';

/** What the lists of the admin screens do with an item. */
export type ItemChange = 'trash' | 'restore' | 'delete';

/** Changes an item and reports it; resolves with whether it worked. */
export type ChangeItem< Item > = (
	change: ItemChange,
	item: Item
) => Promise< boolean >;

interface ItemChangesOptions< Item > {
	/** Makes the request; resolves with a message of the server, '' or nothing when it has none. Rejects when it failed. */
	send: ( change: ItemChange, item: Item ) => Promise< string | void >;
	/** Says what was done. */
	doneText: ( change: ItemChange, item: Item ) => string;
	/** Says what failed; without it, the reason alone is shown. */
	failedText?: ( change: ItemChange, item: Item ) => string;
}

function sentences( ...texts: ( string | void )[] ): string {
	return texts.filter( Boolean ).join( ' ' );
}

/**
 * Moves items to the trash, restores them or deletes them, with a notice about the outcome. What was moved to the trash can be
 * undone. Give it functions that stay the same, and its answer does too.
 */
export function useItemChanges< Item >( {
	send,
	doneText,
	failedText,
}: ItemChangesOptions< Item > ): ChangeItem< Item > {
	const showSnackbar = useSnackbar();
	return useCallback(
		async ( change, item ) => {
			/** Resolves with the notice of success; undefined after it has shown that of a failure. */
			async function attempt(
				wanted: ItemChange
			): Promise< string | undefined > {
				try {
					const message = await send( wanted, item );
					return sentences( doneText( wanted, item ), message );
				} catch ( thrown ) {
					const reason = describeError( toApiError( thrown ) );
					showSnackbar(
						sentences( failedText?.( wanted, item ), reason ),
						{ status: 'error' }
					);
					return undefined;
				}
			}
			async function undo(): Promise< void > {
				const restored = await attempt( 'restore' );
				if ( restored !== undefined ) {
					showSnackbar( restored );
				}
			}
			const done = await attempt( change );
			if ( done === undefined ) {
				return false;
			}
			const label = __( 'Undo', 'userfeedback' );
			const isUndoable = change === 'trash';
			showSnackbar( done, {
				...( isUndoable && { action: { label, onClick: undo } } ),
			} );
			return true;
		},
		[ doneText, failedText, send, showSnackbar ]
	);
}
