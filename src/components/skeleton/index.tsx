import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import './skeleton.scss';

interface SkeletonProps {
	/** The approximate number of rows or cards. */
	count: number;
	shape: 'row' | 'card';
}

/** The placeholder for content that is loading. */
export function Skeleton( { count, shape }: SkeletonProps ) {
	return (
		<div className={ `userfeedback-skeleton has-${ shape }s` }>
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
