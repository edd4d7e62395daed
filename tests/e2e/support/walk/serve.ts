import type { Page, Request, Route } from '@playwright/test';
import type { Instead, ScreenState } from './state';
import { AJAX, API } from './watch';

/** What a request asks for, as the states call it; undefined for what is not ours. */
function callOf( request: Request ): string | undefined {
	const path = API.exec( request.url() )?.[ 1 ];
	if ( path !== undefined ) {
		return request.method() === 'GET'
			? path
			: `${ request.method() } ${ path }`;
	}
	const [ , action ] =
		/name="action"\s+userfeedback_(?:vue_)?(\w+)/.exec(
			request.postData() ?? ''
		) ?? [];
	return action && `ajax ${ action }`;
}

/** The answer of the server, changed; of an action of admin-ajax.php its data. */
async function changed(
	route: Route,
	change: Extract< Instead, Function >
): Promise< void > {
	const response = await route.fetch();
	const answer = await response.json();
	const isAjax = AJAX.test( route.request().url() );
	await route.fulfill( {
		response,
		json: isAjax
			? { ...answer, data: change( answer.data ) }
			: change( answer ),
	} );
}

/** JavaScript that makes what PHP printed for the screens what a state has instead. */
function changesOf( { config, decision, server }: ScreenState ): string {
	const printed = 'window.userfeedbackAdmin';
	return [
		server && `delete ${ printed }.answers;`,
		config &&
			`Object.assign( ${ printed }, ${ JSON.stringify( config ) } );`,
		decision &&
			`Object.values( ${ printed }.features ).forEach( ( feature ) => { feature.decision = '${ decision }'; } );`,
		decision &&
			decision !== 'activate-addon' &&
			`Object.assign( ${ printed }, { is_pro: ${ decision === 'license' }, is_licensed: false, license_type: 'lite' } );`,
	]
		.filter( Boolean )
		.join( ' ' );
}

/** Changes what comes with the page: the first answer is then asked for, and what PHP prints is as the state has it. */
async function servePage( page: Page, state: ScreenState ): Promise< void > {
	const changes = changesOf( state );
	if ( changes === '' ) {
		return;
	}
	await page.route( /\/wp-admin\/admin\.php/, async ( route ) => {
		const response = await route.fetch();
		let body = await response.text();
		if ( state.server ) {
			body = body.replaceAll(
				'{"/userfeedback/v1/',
				'{"/not-asked-for/'
			);
		}
		body = body.replace(
			/window\.userfeedbackAdmin = .*;$/m,
			( printed ) => `${ printed } ${ changes }`
		);
		await route.fulfill( { response, body } );
	} );
}

/** Answers requests the way a state wants it. */
export async function serve( page: Page, state: ScreenState ): Promise< void > {
	const { server, blocked } = state;
	// What was kept silent would otherwise reach the server after all, and change what other states show.
	await page.goto( 'about:blank' );
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
	if ( blocked !== undefined ) {
		await page.route( `**/${ blocked }.js?*`, ( route ) =>
			route.abort( 'failed' )
		);
	}
	await servePage( page, state );
	if ( ! server ) {
		return;
	}
	await page.route(
		( { href } ) => API.test( href ) || AJAX.test( href ),
		async ( route ) => {
			const call = callOf( route.request() );
			const instead =
				call &&
				Object.entries( server ).find( ( [ beginning ] ) =>
					call.startsWith( beginning )
				)?.[ 1 ];
			if ( ! instead ) {
				await route.continue();
			} else if ( typeof instead === 'function' ) {
				await changed( route, instead );
			} else if ( instead !== 'silence' ) {
				await route.fulfill( {
					status: instead.status,
					json: instead.body,
				} );
			}
		}
	);
}
