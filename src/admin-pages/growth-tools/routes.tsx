import { __ } from '@wordpress/i18n';
import { Redirect, Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import { GROWTH_TOOLS, START, hrefOf } from '../../routes';
import { GrowthToolsScreen } from './screen';

/** The hash routes of the growth tools. */
export function GrowthToolsRoutes() {
	return (
		<Switch>
			<Route path={ START }>
				<Redirect to={ GROWTH_TOOLS } replace />
			</Route>
			<Route path={ GROWTH_TOOLS }>
				<GrowthToolsScreen />
			</Route>
			<Route>
				<NotFound
					back={ {
						href: hrefOf( GROWTH_TOOLS ),
						label: __( 'Back to Growth Tools', 'userfeedback' ),
					} }
				/>
			</Route>
		</Switch>
	);
}
