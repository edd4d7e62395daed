import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import './skeleton.scss';

interface SkeletonProps {
	/** How many rows or cards will be there, roughly. */
	count: number;
	shape: 'row' | 'card';
}

/** The shape of what is being loaded. */
export function Skeleton( { count, shape }: SkeletonProps ) {
	return (
		<div
			className={ `userfeedback-skeleton has-${ shape }s` }
			role="status"
		>
			<VisuallyHidden>
				{ __( 'Loading…', 'userfeedback' ) }
			</VisuallyHidden>
			{ Array.from( { length: count }, ( _, index ) => (
				<div
					key={ index }
					className={ `userfeedback-skeleton__item is-${ shape }` }
				/>
			) ) }
		</div>
	);
}
