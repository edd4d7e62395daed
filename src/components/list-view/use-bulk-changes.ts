import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ItemChange } from '../../hooks/use-item-changes';
import { toApiError } from '../../stores/api';
import { describeError } from '../../lib/describe-error';
import { useSnackbar } from '../snackbars';
import type { ListBulkAction } from './types';
import type { ListScreen } from './use-list-screen';

/** The name of the box that selects a row. */
export function selectText( title: string ): string {
	/* translators: %s: title of a row, such as the title of a survey in quotes or "Response #5". */
	return sprintf( __( 'Select %s', 'userfeedback' ), title );
}

interface Asked< Item > {
	items: readonly Item[];
	onDone: () => void;
}

interface BulkChangesOptions< Change > {
	/** Changes the items; resolves with the notice after success. Keep the same function. */
	send: ( change: Change, ids: readonly number[] ) => Promise< string >;
	/** What could not be done; the reason follows it. Keep the same function. */
	failedText?: ( change: Change ) => string;
	changeRows: ListScreen[ 'changeRows' ];
}

interface BulkChanges< Change, Item > {
	/** An action that changes the selected items at once. */
	action: ( change: Change, label: string ) => ListBulkAction< Item >;
	/** The action that deletes the selected items once the user has confirmed it. */
	deletion: ListBulkAction< Item >;
	/** The items that the user has asked to delete permanently; empty for none. */
	toDelete: readonly Item[];
	dialog: { onConfirm: () => void; onCancel: () => void };
}

/** Changes of the selected items of a list: notices, undoing what was moved to the trash, and the question before deleting. */
export function useBulkChanges<
	Item extends { id: number },
	Other extends string = never,
>( {
	send,
	failedText,
	changeRows,
}: BulkChangesOptions< ItemChange | Other > ): BulkChanges<
	ItemChange | Other,
	Item
> {
	type Change = ItemChange | Other;
	const showSnackbar = useSnackbar();
	const [ asked, setAsked ] = useState< Asked< Item > >();

	const run = useMemo( () => {
		/** Resolves with whether it succeeded, after its notice. */
		async function attempt(
			change: Change,
			ids: readonly number[]
		): Promise< boolean > {
			// Each Undo undoes something else.
			const about = `items-${ ids.join() }`;
			try {
				const text = await send( change, ids );
				const undo = {
					label: __( 'Undo', 'userfeedback' ),
					onClick: () => void attempt( 'restore', ids ),
				};
				showSnackbar( text, {
					about,
					...( change === 'trash' && { action: undo } ),
				} );
				return true;
			} catch ( thrown ) {
				const reason = describeError( toApiError( thrown ) );
				showSnackbar(
					[ failedText?.( change ), reason ]
						.filter( Boolean )
						.join( ' ' ),
					{ status: 'error', about }
				);
				return false;
			}
		}
		return async (
			change: Change,
			{ items, onDone }: Asked< Item >
		): Promise< void > => {
			const ids = items.map( ( { id } ) => id );
			if (
				await changeRows( ids.length, () => attempt( change, ids ) )
			) {
				onDone();
			}
		};
	}, [ changeRows, failedText, send, showSnackbar ] );

	const action = useCallback(
		( change: Change, label: string ): ListBulkAction< Item > => ( {
			id: change,
			label,
			callback: ( items, onDone ) =>
				void run( change, { items, onDone } ),
		} ),
		[ run ]
	);
	const deletion = useMemo< ListBulkAction< Item > >(
		() => ( {
			id: 'delete',
			label: __( 'Delete Permanently', 'userfeedback' ),
			isDestructive: true,
			callback: ( items, onDone ) => setAsked( { items, onDone } ),
		} ),
		[]
	);

	return {
		action,
		deletion,
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
