import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { describeError } from '../components/describe-error';
import { useSnackbar } from '../components/snackbars';
import { toApiError } from '../stores/api';

/** The changes that admin lists make to an item. */
export type ItemChange = 'trash' | 'restore' | 'delete';

/** Changes an item and shows a notice; resolves with whether the change succeeded. */
export type ChangeItem< Item > = (
	change: ItemChange,
	item: Item
) => Promise< boolean >;

interface ItemChangesOptions< Item > {
	/** Sends the request. Resolves with the server's message, '' or nothing if there is none; rejects on failure. */
	send: ( change: ItemChange, item: Item ) => Promise< string | void >;
	/** The notice after success. */
	doneText: ( change: ItemChange, item: Item ) => string;
	/** The notice after a failure; without it, only the reason is shown. */
	failedText?: ( change: ItemChange, item: Item ) => string;
}

function sentences( ...texts: ( string | void )[] ): string {
	return texts.filter( Boolean ).join( ' ' );
}

/**
 * Moves items to the trash, restores them or deletes them, and shows a notice with the outcome. A move to the trash
 * can be undone. The returned function is stable if the given functions are.
 */
export function useItemChanges< Item >( {
	send,
	doneText,
	failedText,
}: ItemChangesOptions< Item > ): ChangeItem< Item > {
	const showSnackbar = useSnackbar();
	return useCallback(
		async ( change, item ) => {
			/** Resolves with the success notice; undefined after a failure, whose notice it shows itself. */
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
