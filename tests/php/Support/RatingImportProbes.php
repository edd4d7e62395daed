<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Licensing\Feature;

/**
 * Every request of imports of ratings that asks for a feature, for FeatureProbes.
 */
trait RatingImportProbes {

	/**
	 * @return iterable<Probe>
	 */
	private function ofRatingImports(): iterable {
		$path   = '/userfeedback/v1/post-ratings/imports';
		$bodies = [
			''         => [ 'dry_run' => false ],
			' dry_run' => [ 'dry_run' => true ],
			' goes_on' => [
				'dry_run' => false,
				'goes_on' => true,
			],
			' cursor'  => [
				'dry_run' => false,
				'cursor'  => 'sums:0',
			],
		];
		yield new Probe( 'GET /post-ratings/imports', Feature::PostRatings, fn () => $this->get( $path ) );
		foreach ( $bodies as $argument => $body ) {
			yield new Probe( "POST /post-ratings/imports/{source}$argument", Feature::PostRatings, fn () => $this->post( "$path/yasr", $body ) );
		}
	}
}
