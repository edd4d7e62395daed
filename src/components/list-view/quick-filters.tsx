import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format';
import type { ListStatusFilter } from './types';

interface QuickFiltersProps {
	filters: readonly ListStatusFilter[];
	/** The padlock after filters that cannot be used yet. */
	lock: ReactNode;
	current: string;
	onChange: ( status: string ) => void;
}

/** The statuses and their counts, as buttons; one is pressed. */
export function QuickFilters( {
	filters,
	lock,
	current,
	onChange,
}: QuickFiltersProps ) {
	return (
		<ul
			className="userfeedback-quick-filters"
			aria-label={ __( 'Filter by status', 'userfeedback' ) }
		>
			{ filters.map( ( { status, label, count, isFree } ) => (
				<li key={ status }>
					<Button
						className="userfeedback-quick-filters__filter"
						size="compact"
						aria-pressed={ status === current }
						disabled={
							Boolean( lock ) && ! isFree && status !== current
						}
						onClick={ () => onChange( status ) }
					>
						{ label }{ ' ' }
						<span className="userfeedback-quick-filters__count">
							{ formatNumber( count ) }
						</span>
					</Button>
				</li>
			) ) }
			{ lock && <li>{ lock }</li> }
		</ul>
	);
}
