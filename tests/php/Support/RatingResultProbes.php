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

	/** A rating of it that is spam. */
	private int $spam;

	private function storeRatedPost(): void {
		$this->rated = $this->ratedPost( 'Rated' );
		$this->rate( $this->rated, [ 5, 4 ] );
		$this->spam = $this->storeRating( $this->rated, 1, [ 'status' => 'spam' ] );
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
		yield from $this->ofRatingExports( $days );
		$body = [ 'rating_ids' => [ $this->spam ] ];
		$path = "/userfeedback/v1/post-ratings/results/$this->rated";
		foreach ( [ '', ' rating_ids' ] as $argument ) {
			$restore = fn () => $this->post( "$path/restore", $body );
			yield new Probe( "POST /post-ratings/results/{id}/restore$argument", Feature::PostRatings, $restore );
			$delete = fn () => $this->post( $path, $body, method: 'DELETE' );
			yield new Probe( "DELETE /post-ratings/results/{id}$argument", Feature::PostRatings, $delete );
		}
	}

	/**
	 * @param array{from: string, to: string} $days
	 * @return iterable<Probe>
	 */
	private function ofRatingExports( array $days ): iterable {
		$range  = [
			'start' => $days['from'],
			'end'   => $days['to'],
		];
		$one    = [
			'report'  => 'post-ratings',
			'post_id' => $this->rated,
		];
		$fields = [
			' report=ratings'         => [],
			' report=post-ratings'    => $one,
			' post_id'                => $one,
			' orderby=total_ratings'  => [ 'orderby' => 'total_ratings' ],
			' orderby=average_rating' => [ 'orderby' => 'average_rating' ],
			' kind'                   => $range,
		];
		foreach ( $fields as $name => $changes ) {
			$body = $changes + [ 'kind' => 'ratings', 'format' => 'csv' ];
			$call = fn () => $this->post( '/userfeedback/v1/exports', $body );
			yield new Probe( "POST /exports$name", Feature::PostRatings, $call );
		}
	}
}
