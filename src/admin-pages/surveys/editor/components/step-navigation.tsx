import { VisuallyHidden } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { useEditor, useEditorValue } from '../context';
import type { Step } from '../section';
import { stepsIn } from '../section-list';
import { hrefOf } from '@/routes';
import { stepRoute } from '../steps';

/**
 * The steps of the builder in its header. Setup is not a link once the user has left it. Saved surveys have no setup;
 * it is shown as done, so that the other steps keep their numbers.
 */
export const StepNavigation = memo( function Navigation() {
	const {
		sections,
		steps,
		step: current,
		isValid,
		attempt,
		goTo,
	} = useEditor( 'sections', 'steps', 'step', 'isValid', 'attempt', 'goTo' );
	const id = useEditorValue( ( { survey } ) => survey.id );
	const numbered = stepsIn( sections );
	const place = numbered.indexOf( current );

	function follow( event: MouseEvent, step: Step, isLater: boolean ): void {
		// A new tab shows the saved survey; this tab saves the edits first.
		if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
			event.preventDefault();
			attempt( () => goTo( step, isLater ) );
		}
	}

	return (
		<nav
			className="userfeedback-steps"
			aria-label={ __( 'Steps', 'userfeedback' ) }
		>
			<ol>
				{ numbered.map( ( step, index ) => {
					const isLater = index > place;
					const isLink =
						! step.isStart &&
						step !== current &&
						( isValid || ! isLater );
					const content = (
						<>
							<span
								className="userfeedback-steps__number"
								aria-hidden="true"
							>
								{ index + 1 }
							</span>
							<span className="userfeedback-steps__title">
								{ step.title }
							</span>
							{ step === current && (
								<VisuallyHidden>
									{ sprintf(
										/* translators: 1: number of a step, 2: number of steps. */
										__(
											'(step %1$d of %2$d)',
											'userfeedback'
										),
										index + 1,
										numbered.length
									) }
								</VisuallyHidden>
							) }
						</>
					);
					return (
						<li
							key={ step.name }
							// Nothing can be done with it.
							aria-hidden={ ! steps.includes( step ) }
							className={
								index < place ? 'is-before' : undefined
							}
						>
							{ isLink ? (
								<a
									href={ hrefOf(
										stepRoute( id, step.name )
									) }
									onClick={ ( event ) =>
										follow( event, step, isLater )
									}
								>
									{ content }
								</a>
							) : (
								<span
									aria-current={
										step === current ? 'step' : undefined
									}
								>
									{ content }
								</span>
							) }
						</li>
					);
				} ) }
			</ol>
		</nav>
	);
} );
