import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { Moment } from '@/components/moment';
import { FILE_IMPORT, hrefOf } from '@/routes';
import type { FileImport } from '@/survey-model';
import { CancelDialog } from './cancel-dialog';
import { isUnfinished, statusText } from './texts';

function Item( { item }: { item: FileImport } ) {
	const { id, file_name: file } = item;
	const [ isAsking, setIsAsking ] = useState( false );
	const open = isUnfinished( item )
		? __( 'Continue', 'userfeedback' )
		: __( 'Report', 'userfeedback' );
	const remove = isUnfinished( item )
		? __( 'Cancel import', 'userfeedback' )
		: __( 'Delete report', 'userfeedback' );
	/* translators: 1: a button such as `Continue`, 2: name of a file. */
	const named = __( '%1$s: %2$s', 'userfeedback' );
	return (
		<li>
			<div className="userfeedback-imports__words">
				<span className="userfeedback-imports__file" dir="auto">
					{ file }
				</span>
				<span className="userfeedback-imports__status">
					{ statusText( item ) } · <Moment at={ item.created_at } />
				</span>
			</div>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				href={ hrefOf( FILE_IMPORT.build( { id } ) ) }
				aria-label={ sprintf( named, open, file ) }
			>
				{ open }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				aria-label={ sprintf( named, remove, file ) }
				onClick={ () => setIsAsking( true ) }
			>
				{ remove }
			</Button>
			{ isAsking && (
				<CancelDialog
					item={ item }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</li>
	);
}

interface ImportListProps {
	title: string;
	items: readonly FileImport[];
}

/** Imports of the current user; nothing without any. */
export function ImportList( { title, items }: ImportListProps ) {
	return items.length === 0 ? null : (
		<Card title={ title }>
			<ul className="userfeedback-imports__list">
				{ items.map( ( item ) => (
					<Item key={ item.id } item={ item } />
				) ) }
			</ul>
		</Card>
	);
}
