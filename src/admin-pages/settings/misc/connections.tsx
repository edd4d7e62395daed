import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/skeleton';
import { StatusDot } from '@/components/status-label';
import { useResolution } from '@/hooks/use-resolution';
import { store as outgoingStore } from '@/stores/outgoing';

/** The requests that may leave the site, and whether they do. */
function Requests() {
	const requests = useSelect(
		( select ) => select( outgoingStore ).getRequests(),
		[]
	);
	const { error, retry } = useResolution( outgoingStore, 'getRequests', [] );
	if ( requests === undefined ) {
		return error ? (
			<ErrorState
				error={ error }
				title={ __(
					'The connections could not be loaded',
					'userfeedback'
				) }
				onRetry={ retry }
			/>
		) : (
			<Skeleton count={ 6 } shape="row" />
		);
	}
	return (
		<ul className="userfeedback-connections">
			{ requests.map( ( { name, title, text, is_on: isOn } ) => (
				<li key={ name }>
					<div>
						<h3>{ title }</h3>
						<p>{ text }</p>
					</div>
					<StatusDot
						status={ isOn ? 'publish' : 'draft' }
						text={
							isOn
								? __( 'On', 'userfeedback' )
								: __( 'Off', 'userfeedback' )
						}
					/>
				</li>
			) ) }
		</ul>
	);
}

/** Names every kind of request to another server. */
export function Connections() {
	return (
		<Card title={ __( 'Connections to other servers', 'userfeedback' ) }>
			<p className="userfeedback-settings__intro">
				{ __(
					'All requests that UserFeedback sends or causes, and whether each can be sent now.',
					'userfeedback'
				) }
			</p>
			<Requests />
		</Card>
	);
}
