<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Licensing\Feature;

/**
 * Every request of results of post ratings that asks for a feature, for FeatureProbes.
 */
trait RatingResultProbes {

	use StoredRatings;

	/** A post with ratings. */
	private int $rated;

	private function storeRatedPost(): void {
		$this->rated = $this->ratedPost( 'Rated' );
		$this->rate( $this->rated, [ 5, 4 ] );
	}

	/**
	 * @return iterable<Probe>
	 */
	private function ofRatingResults(): iterable {
		$days  = [
			'from' => '2026-01-25',
			'to'   => '2026-01-30',
		];
		$lists = [
			'GET /post-ratings/results'      => [ '/userfeedback/v1/post-ratings/results', [ 'total_ratings', 'average_rating' ] ],
			'GET /post-ratings/results/{id}' => [ "/userfeedback/v1/post-ratings/results/$this->rated", [ 'rating' ] ],
		];
		foreach ( $lists as $route => [ $path, $orderBy ] ) {
			$arguments = [
				''          => [],
				' from'     => $days,
				' to'       => $days,
				' all_time' => [ 'all_time' => true ],
			];
			foreach ( $orderBy as $column ) {
				$arguments[ " orderby=$column" ] = [ 'orderby' => $column ];
			}
			if ( str_ends_with( $route, '{id}' ) ) {
				$arguments[' filter'] = [ 'filter' => [ 'status' => 'spam' ] ];
			}
			foreach ( $arguments as $name => $query ) {
				yield new Probe( $route . $name, Feature::RatingResults, fn () => $this->get( $path, $query + $days ) );
			}
		}
	}
}
