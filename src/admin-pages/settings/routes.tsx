import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Redirect, Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import { UnsavedGuard } from './components/unsaved-guard';
import { SettingsScreen } from './screen';
import { FIRST_TAB, TAB_ROUTE, isTab } from './tabs';

/** The hash routes of the settings. */
export function SettingsRoutes() {
	// Somebody who has left and comes back is asked again: each time by a new guard.
	const [ departures, setDepartures ] = useState( 0 );
	return (
		<>
			<Switch>
				<Route path="/">
					<Redirect to={ `/${ FIRST_TAB }` } replace />
				</Route>
				<Route path={ TAB_ROUTE }>
					{ ( { tab } ) => (
						<SettingsScreen
							tab={ isTab( tab ) ? tab : FIRST_TAB }
						/>
					) }
				</Route>
				<Route>
					<NotFound
						back={ {
							href: `#/${ FIRST_TAB }`,
							label: __( 'Back to Settings', 'userfeedback' ),
						} }
					/>
				</Route>
			</Switch>
			<UnsavedGuard
				key={ departures }
				onLeave={ () => setDepartures( departures + 1 ) }
			/>
		</>
	);
}
