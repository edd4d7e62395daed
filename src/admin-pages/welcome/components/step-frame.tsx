import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { StepList } from '@/components/step-list';
import { formatNumber } from '@/lib/format';
import type { StepName } from '../steps';
import { stepHeading, stepTitle, stepsOfUser } from '../steps';

interface StepFrameProps {
	step: StepName;
	/** What to do here, as a sentence or two. */
	intro: string;
	onBack?: ( () => void ) | undefined;
	/** Goes on without what the step asks for. */
	onSkip?: ( () => void ) | undefined;
	skipLabel?: string | undefined;
	/** The main action. */
	action?: ReactNode;
	children: ReactNode;
}

// The first step of a page load is announced by the browser.
let isFirstStep = true;

/** One step with its heading, which receives the focus, and its buttons. */
export function StepFrame( {
	step,
	intro,
	onBack,
	onSkip,
	skipLabel = __( 'Skip', 'userfeedback' ),
	action,
	children,
}: StepFrameProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( ! isFirstStep ) {
			heading.current?.focus( { preventScroll: true } );
			window.scrollTo( 0, 0 );
		}
		isFirstStep = false;
	}, [] );
	const steps = stepsOfUser();
	return (
		<section className="userfeedback-wizard">
			<StepList
				label={ __( 'Steps', 'userfeedback' ) }
				steps={ steps.map( stepTitle ) }
				current={ steps.indexOf( step ) }
			/>
			<h2
				className="userfeedback-wizard__heading"
				ref={ heading }
				tabIndex={ -1 }
			>
				{ /* A screen reader reads both when the heading receives the focus. */ }
				<span className="userfeedback-wizard__count">
					{ sprintf(
						/* translators: 1: number of the step, 2: number of all steps. */
						__( 'Step %1$s of %2$s', 'userfeedback' ),
						formatNumber( steps.indexOf( step ) + 1 ),
						formatNumber( steps.length )
					) }
				</span>{ ' ' }
				{ stepHeading( step ) }
			</h2>
			<p className="userfeedback-wizard__intro">{ intro }</p>
			{ children }
			<div className="userfeedback-wizard__footer">
				{ onBack && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ onBack }
					>
						{ __( 'Back', 'userfeedback' ) }
					</Button>
				) }
				<div className="userfeedback-wizard__forward">
					{ onSkip && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							onClick={ onSkip }
						>
							{ skipLabel }
						</Button>
					) }
					{ action }
				</div>
			</div>
		</section>
	);
}
