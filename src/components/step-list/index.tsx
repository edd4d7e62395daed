import './step-list.scss';

interface StepListProps {
	/** For screen readers. */
	label: string;
	/** Titles, each another one. */
	steps: readonly string[];
	/** Index of the step at hand; that of none when all are done. */
	current: number;
}

/** The steps of something, and which one is at hand. */
export function StepList( { label, steps, current }: StepListProps ) {
	return (
		<ol className="userfeedback-step-list" aria-label={ label }>
			{ steps.map( ( step, index ) => (
				<li
					key={ step }
					className={ index <= current ? 'is-reached' : undefined }
					aria-current={ index === current ? 'step' : undefined }
				>
					{ step }
				</li>
			) ) }
		</ol>
	);
}
