import { useEffect, useRef } from '@wordpress/element';
import type { Dispatch } from 'react';
import { openRegistry } from '../../registry';
import type { MountArguments } from '../../types';
import { ErrorBoundary } from '../error-boundary';
import type { Action, State } from '../state';
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
	const { message, type } = survey.settings.thank_you;
	const part = openRegistry()[ 'thank-you' ]?.get( type );
	const headingRef = useRef< HTMLHeadingElement >( null );
	const focusHeading = () => headingRef.current?.focus();
	useEffect( focusHeading, [] );
	const isRetrying = delivery.status === 'sending' && delivery.isRetry;
	const canRetry = delivery.status === 'failed' || isRetrying;
	const isRefused = delivery.status === 'refused';
	// What follows the thanks has happened, or is happening, in the other tab.
	const isElsewhere =
		delivery.status === 'elsewhere' || delivery.status === 'answered';
	return (
		<div className="view">
			<div className="view__body view__body--centered" aria-live="polite">
				<Mark isProblem={ canRetry || isRefused } />
				<h2 dir="auto" ref={ headingRef } tabIndex={ -1 }>
					{ headline() }
				</h2>
				{ ( delivery.status === 'saved' ||
					( delivery.status === 'elsewhere' &&
						delivery.isSaved ) ) && (
					<p className="view__detail">{ strings.saved }</p>
				) }
				{ part && ! canRetry && ! isRefused && ! isElsewhere && (
					<ErrorBoundary>
						<part.View
							survey={ survey }
							strings={ strings }
							answers={ answers }
							status={ delivery.status }
						/>
					</ErrorBoundary>
				) }
				{ isRefused && ! delivery.isSurveyClosed && (
					<p className="view__detail" dir="auto">
						{ delivery.message }
					</p>
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

	function headline() {
		if ( canRetry ) {
			return strings.error_send;
		}
		if ( isRefused ) {
			return delivery.isSurveyClosed
				? strings.error_closed
				: strings.error_refused;
		}
		return delivery.status === 'answered' ? strings.answered : message;
	}
}
