import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { describeError } from '@/lib/describe-error';
import { formatDateTimeInZone } from '@/lib/format';
import { toApiError } from '@/stores/api';
import { store as exportsStore } from '@/stores/exports';
import type { BackgroundExport } from '@/survey-model';
import { ExportProgress } from './export-progress';
import { exportName } from './export-text';
import { isActive, useExports } from './use-exports';

/** The exports in the background with their progress; nothing without any. */
export function ExportList() {
	const items = useExports();
	const { deleteExport } = useDispatch( exportsStore );
	const [ error, setError ] = useState( '' );

	async function remove( id: number ): Promise< void > {
		setError( '' );
		try {
			await deleteExport( id );
		} catch ( thrown ) {
			setError( describeError( toApiError( thrown ) ) );
		}
	}

	if ( items.length === 0 ) {
		return null;
	}
	return (
		<section className="userfeedback-export__list">
			<h2>{ __( 'Your exports', 'userfeedback' ) }</h2>
			{ error !== '' && (
				<Announced className="userfeedback-export__error" isUrgent>
					{ error }
				</Announced>
			) }
			<ul>
				{ items.map( ( item ) => (
					<ExportItem
						key={ item.id }
						item={ item }
						onDelete={ () => void remove( item.id ) }
					/>
				) ) }
			</ul>
		</section>
	);
}

interface ExportItemProps {
	item: BackgroundExport;
	onDelete: () => void;
}

function ExportItem( { item, onDelete }: ExportItemProps ) {
	const name = exportName( item );
	const removal = isActive( item )
		? /* translators: %s: name of an export. */
			__( 'Cancel %s', 'userfeedback' )
		: /* translators: %s: name of an export. */
			__( 'Delete %s', 'userfeedback' );
	return (
		<li>
			<strong dir="auto">{ name }</strong>
			{ isActive( item ) && <ExportProgress item={ item } /> }
			{ item.state === 'failed' && (
				<p className="userfeedback-export__error">{ item.error }</p>
			) }
			{ item.state === 'done' && (
				<p className="userfeedback-export__hint">
					{ sprintf(
						/* translators: %s: date and time. */
						__( 'Available until %s', 'userfeedback' ),
						formatDateTimeInZone( item.expires_at )
					) }
				</p>
			) }
			<div className="userfeedback-export__actions">
				{ item.state === 'done' && (
					<Button
						size="compact"
						variant="primary"
						href={ item.url }
						aria-label={ sprintf(
							/* translators: %s: name of an export. */
							__( 'Download %s', 'userfeedback' ),
							name
						) }
					>
						{ __( 'Download', 'userfeedback' ) }
					</Button>
				) }
				<Button
					size="compact"
					variant="tertiary"
					isDestructive={ ! isActive( item ) }
					aria-label={ sprintf( removal, name ) }
					onClick={ onDelete }
				>
					{ isActive( item )
						? __( 'Cancel', 'userfeedback' )
						: __( 'Delete', 'userfeedback' ) }
				</Button>
			</div>
		</li>
	);
}
