import { __ } from '@wordpress/i18n';
import { Redirect, Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import { START, hrefOf } from '../../routes';
import { UnsavedGuard } from './components/unsaved-guard';
import { SettingsScreen } from './screen';
import { FIRST_TAB, TAB_ROUTE, tabNamed } from './tabs';

/** The hash routes of the settings. */
export function SettingsRoutes() {
	return (
		<>
			<Switch>
				<Route path={ START }>
					<Redirect to={ FIRST_TAB } replace />
				</Route>
				<Route path={ TAB_ROUTE.pattern }>
					{ ( params ) => (
						<SettingsScreen
							tab={ tabNamed( TAB_ROUTE.read( params ).tab ) }
						/>
					) }
				</Route>
				<Route>
					<NotFound
						back={ {
							href: hrefOf( FIRST_TAB ),
							label: __( 'Back to Settings', 'userfeedback' ),
						} }
					/>
				</Route>
			</Switch>
			<UnsavedGuard />
		</>
	);
}
