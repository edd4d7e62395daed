import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { responseUrl } from '@/lib/admin-data';
import { formatNumber } from '@/lib/format';
import { Moment } from '@/components/moment';
import { StatusDot } from '@/components/status-label';
import { useResolution } from '@/hooks/use-resolution';
import { store as webhooksStore } from '@/stores/webhooks';
import { resendDelivery } from '@/stores/webhooks-api';
import type { Delivery, DeliveryItem } from '@/survey-model';
import { Pending } from './pending';
import { statusTexts } from './status-texts';
import type { WebhookWork } from './use-webhook-work';

interface DeliveryRowProps {
	surveyId: number;
	item: DeliveryItem;
	work: WebhookWork;
}

/** The colour of each status, as the survey status with that colour. */
const DOTS = {
	sent: 'publish',
	waiting: 'scheduled',
	failed: 'trash',
	stopped: 'draft',
} as const;

/** The name of what was sent: a response or a test. */
const nameOf = ( { response_id: id }: DeliveryItem ): string =>
	id === 0
		? __( 'Test', 'userfeedback' )
		: sprintf(
				/* translators: %s: number of a response. */
				__( 'Response #%s', 'userfeedback' ),
				String( id )
			);

/** One delivery; its request and reply on demand. */
export function DeliveryRow( { surveyId, item, work }: DeliveryRowProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const id = useId();
	return (
		<li className="userfeedback-webhook__delivery">
			<div className="userfeedback-webhook__summary">
				<StatusDot
					status={ DOTS[ item.status ] }
					text={ statusTexts()[ item.status ] }
				/>
				<span>{ nameOf( item ) }</span>
				<Moment at={ item.tried_at ?? item.created_at } />
				<span>{ factsOf( item ) }</span>
				<Button
					size="compact"
					variant="tertiary"
					icon={ isOpen ? chevronUp : chevronDown }
					iconPosition="right"
					aria-expanded={ isOpen }
					aria-controls={ id }
					onClick={ () => setOpen( ! isOpen ) }
				>
					{ __( 'Details', 'userfeedback' ) }
				</Button>
			</div>
			{ item.problem !== '' && (
				<p className="userfeedback-webhook__problem">
					{ item.problem }
				</p>
			) }
			<div id={ id } hidden={ ! isOpen }>
				{ isOpen && (
					<Details
						surveyId={ surveyId }
						item={ item }
						work={ work }
					/>
				) }
			</div>
		</li>
	);
}

/** Status, attempts and time, such as `200 · 2 attempts · 35 ms`. */
function factsOf( { http_status, attempts, milliseconds }: DeliveryItem ) {
	const facts = [
		http_status > 0 ? String( http_status ) : '',
		attempts > 1
			? sprintf(
					/* translators: %s: number of attempts, more than one. */
					_n( '%s attempt', '%s attempts', attempts, 'userfeedback' ),
					formatNumber( attempts )
				)
			: '',
		attempts > 0
			? sprintf(
					/* translators: %s: number of milliseconds. */
					__( '%s ms', 'userfeedback' ),
					formatNumber( milliseconds )
				)
			: '',
	];
	return facts.filter( ( fact ) => fact !== '' ).join( ' · ' );
}

function Details( { surveyId, item, work }: DeliveryRowProps ) {
	const args = [ surveyId, item.id ] as const;
	const delivery = useSelect(
		( select ) => select( webhooksStore ).getDelivery( surveyId, item.id ),
		[ surveyId, item.id ]
	);
	const resolution = useResolution( webhooksStore, 'getDelivery', [
		...args,
	] );
	const name = `resend ${ item.id }`;
	if ( delivery === undefined ) {
		return (
			<Pending
				resolution={ resolution }
				failure={ __(
					'This delivery could not be loaded',
					'userfeedback'
				) }
				rows={ 2 }
			/>
		);
	}
	return (
		<div className="userfeedback-webhook__details">
			<Exchange delivery={ delivery } />
			<div className="userfeedback-webhook__actions">
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					variant="secondary"
					isBusy={ work.running === name }
					disabled={ work.running !== undefined }
					onClick={ () =>
						void work.run( name, () => resendDelivery( ...args ) )
					}
				>
					{ __( 'Send again', 'userfeedback' ) }
				</Button>
				{ item.response_id > 0 && (
					<a href={ responseUrl( surveyId, item.response_id ) }>
						{ __( 'View the response', 'userfeedback' ) }
					</a>
				) }
			</div>
		</div>
	);
}

/** What was sent and what came back. */
function Exchange( { delivery: { request, reply } }: { delivery: Delivery } ) {
	if ( request === null ) {
		return <p>{ __( 'It was not sent yet.', 'userfeedback' ) }</p>;
	}
	const headers = Object.entries( request.headers )
		.map( ( [ header, value ] ) => `${ header }: ${ value }` )
		.join( '\n' );
	return (
		<>
			<h4>{ __( 'Request', 'userfeedback' ) }</h4>
			{ /* It can be scrolled, so that keys have to reach it. */ }
			{  }
			<pre dir="ltr" tabIndex={ 0 }>
				{ `POST ${ request.url }\n${ headers }\n\n${ indented( request.body ) }` }
			</pre>
			<h4>{ __( 'Reply', 'userfeedback' ) }</h4>
			{ reply === '' ? (
				<p>{ __( 'It was empty, or none came.', 'userfeedback' ) }</p>
			) : (
				<pre dir="ltr" tabIndex={ 0 }>
					{ reply }
				</pre>
			) }
		</>
	);
}

/** JSON as people read it; another text as it is. */
function indented( body: string ): string {
	try {
		return JSON.stringify( JSON.parse( body ), null, 2 );
	} catch {
		return body;
	}
}
