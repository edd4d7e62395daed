import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Pagination } from '@/components/pagination';
import { SegmentedControl } from '@/components/segmented-control';
import { useResolution } from '@/hooks/use-resolution';
import { store as webhooksStore } from '@/stores/webhooks';
import type { DeliveryQuery } from '@/stores/webhooks-api';
import { DeliveryRow } from './delivery-row';
import { Pending } from './pending';
import { ResendAll } from './resend-all';
import { statusTexts } from './status-texts';
import type { WebhookWork } from './use-webhook-work';

interface DeliveryLogProps {
	surveyId: number;
	work: WebhookWork;
}

const FIRST: DeliveryQuery = { page: 1 };

/** What was sent in the last 30 days, the newest first. */
export function DeliveryLog( { surveyId, work }: DeliveryLogProps ) {
	const [ query, setQuery ] = useState( FIRST );
	const { refresh } = useDispatch( webhooksStore );
	const list = useSelect(
		( select ) => select( webhooksStore ).getDeliveries( surveyId, query ),
		[ surveyId, query ]
	);
	const resolution = useResolution( webhooksStore, 'getDeliveries', [
		surveyId,
		query,
	] );
	const texts = statusTexts();
	return (
		<div className="userfeedback-webhook__part">
			<div className="userfeedback-webhook__heading">
				<h3>{ __( 'Log of the last 30 days', 'userfeedback' ) }</h3>
				<Button
					size="compact"
					variant="tertiary"
					onClick={ () => refresh() }
				>
					{ __( 'Refresh', 'userfeedback' ) }
				</Button>
			</div>
			{ list && list.status_filters.length > 2 && (
				<SegmentedControl
					label={ __( 'Filter by status', 'userfeedback' ) }
					value={ query.status ?? 'all' }
					options={ ( [ 'all', ...STATUSES ] as const ).map(
						( value ) => ( {
							value,
							label:
								value === 'all'
									? __( 'All', 'userfeedback' )
									: texts[ value ],
						} )
					) }
					onChange={ ( status ) =>
						setQuery(
							status === 'all' ? FIRST : { page: 1, status }
						)
					}
				/>
			) }
			{ list === undefined && (
				<Pending
					resolution={ resolution }
					failure={ __(
						'The log could not be loaded',
						'userfeedback'
					) }
				/>
			) }
			{ list?.items.length === 0 && (
				<p>
					{ __(
						'Nothing was sent yet. Responses appear here a minute after they are given.',
						'userfeedback'
					) }
				</p>
			) }
			{ list && list.items.length > 0 && (
				<>
					<ResendAll
						surveyId={ surveyId }
						list={ list }
						work={ work }
					/>
					<ul className="userfeedback-webhook__log">
						{ list.items.map( ( item ) => (
							<DeliveryRow
								key={ item.id }
								surveyId={ surveyId }
								item={ item }
								work={ work }
							/>
						) ) }
					</ul>
					<Pagination
						pagination={ list.pagination }
						onChange={ ( page ) => setQuery( { ...query, page } ) }
					/>
				</>
			) }
		</div>
	);
}

const STATUSES = [ 'sent', 'waiting', 'failed', 'stopped' ] as const;
