import { Skeleton } from '@/components/skeleton';
import { CountCards } from '../components/count-cards';

/** The shape of a survey's results while they are loading. */
export function ResultsSkeleton() {
	return (
		<div className="userfeedback-results__cards">
			<CountCards />
			<div className="userfeedback-results-skeleton">
				<Skeleton shape="card" count={ 4 } />
			</div>
		</div>
	);
}
