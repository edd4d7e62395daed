import { __ } from '@wordpress/i18n';
import { Redirect, Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import {
	ABOUT,
	GETTING_STARTED,
	LITE_VS_PRO,
	START,
	hrefOf,
} from '../../routes';
import { GettingStartedScreen } from './getting-started/screen';
import { AboutScreen } from './introduction/screen';
import { LiteVsProScreen } from './lite-vs-pro/screen';
import { isLite } from './tabs';

/** The hash routes of the page about the plugin. */
export function AboutRoutes() {
	return (
		<Switch>
			<Route path={ START }>
				<Redirect to={ ABOUT } replace />
			</Route>
			<Route path={ ABOUT }>
				<AboutScreen />
			</Route>
			<Route path={ GETTING_STARTED }>
				<GettingStartedScreen />
			</Route>
			<Route path={ LITE_VS_PRO }>
				{ isLite() ? (
					<LiteVsProScreen />
				) : (
					<Redirect to={ ABOUT } replace />
				) }
			</Route>
			<Route>
				<NotFound
					back={ {
						href: hrefOf( ABOUT ),
						label: __( 'Back to About Us', 'userfeedback' ),
					} }
				/>
			</Route>
		</Switch>
	);
}
