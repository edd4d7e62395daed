import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Announced } from '../announced';
import { formatNumber } from '../../lib/format';
import type { ListBulk } from './types';
import type { Selection } from './use-selection';

interface BulkBarProps< Item > {
	bulk: ListBulk< Item >;
	selection: Selection< Item >;
}

/** The number of selected rows, and what can be done with them. Nothing while none is selected. */
export function BulkBar< Item >( {
	bulk: { actions },
	selection: { selected, isAll, toggleAll, clear },
}: BulkBarProps< Item > ) {
	const count = selected.length;
	return (
		<div role="region" aria-label={ __( 'Bulk actions', 'userfeedback' ) }>
			{ count > 0 && (
				<div className="userfeedback-list-view__bulk">
					<Announced as="span">
						{ sprintf(
							/* translators: %s: number of rows. */
							_n(
								'%s selected',
								'%s selected',
								count,
								'userfeedback'
							),
							formatNumber( count )
						) }
					</Announced>
					{ actions.map(
						( { id, label, isDestructive, callback } ) => (
							<Button
								key={ id }
								size="compact"
								variant="secondary"
								isDestructive={ isDestructive ?? false }
								onClick={ () => callback( selected, clear ) }
							>
								{ label }
							</Button>
						)
					) }
					{ ! isAll && (
						<Button
							size="compact"
							variant="tertiary"
							onClick={ toggleAll }
						>
							{ __( 'Select all on this page', 'userfeedback' ) }
						</Button>
					) }
					<Button size="compact" variant="tertiary" onClick={ clear }>
						{ __( 'Clear selection', 'userfeedback' ) }
					</Button>
				</div>
			) }
		</div>
	);
}
