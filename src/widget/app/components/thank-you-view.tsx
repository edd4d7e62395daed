import { useEffect, useRef } from '@wordpress/element';
import type { Dispatch } from 'react';
import { openRegistry } from '../../registry';
import type { MountArguments } from '../../types';
import { ErrorBoundary } from '../error-boundary';
import type { Action, State } from '../../engine/state';
import { endingOf } from '../../engine/texts';
import { Bar } from './bar';
import { Mark } from './mark';

interface Props {
	what: MountArguments;
	state: State;
	dispatch: Dispatch< Action >;
}

/** The end of the survey: thanks the visitor immediately, and shows an error if sending the answers failed. */
export function ThankYouView( { what, state, dispatch }: Props ) {
	const { strings } = what.data;
	const { answers, delivery, survey } = state;
	const part = openRegistry()[ 'thank-you' ]?.get(
		survey.settings.thank_you.type
	);
	const ending = endingOf( state, strings );
	const { headline, detail, canRetry, isRetrying, thanks } = ending;
	const headingRef = useRef< HTMLHeadingElement >( null );
	const focusHeading = () => headingRef.current?.focus();
	useEffect( focusHeading, [] );
	return (
		<div className="view">
			<div className="view__body view__body--centered" aria-live="polite">
				<Mark isProblem={ canRetry || delivery.status === 'refused' } />
				<h2 dir="auto" ref={ headingRef } tabIndex={ -1 }>
					{ headline }
				</h2>
				{ detail && (
					<p className="view__detail" dir="auto">
						{ detail }
					</p>
				) }
				{ part && thanks && (
					<ErrorBoundary>
						<part.View
							survey={ survey }
							strings={ strings }
							answers={ answers }
							status={ thanks }
						/>
					</ErrorBoundary>
				) }
			</div>
			{ canRetry && (
				<Bar className="footer">
					<button
						className="button button--primary"
						type="button"
						aria-disabled={ isRetrying }
						onClick={ () => {
							// The button may disappear before its result is announced, so focus the headline, which
							// stays.
							focusHeading();
							dispatch( { type: 'RETRY' } );
						} }
					>
						{ isRetrying ? strings.sending : strings.retry }
					</button>
				</Bar>
			) }
		</div>
	);
}
