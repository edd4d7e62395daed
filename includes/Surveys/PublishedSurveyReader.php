<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * Looks for a setting in all surveys that are published now.
 *
 * @since 0.7.0
 */
final class PublishedSurveyReader {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly SettingSections $sections,
		private readonly OpenPeriod $period,
		private readonly FeatureGate $gate,
		private readonly Clock $clock
	) {}

	/**
	 * Whether a survey that visitors can see has a value that takes effect.
	 *
	 * @param string                $path Of a setting section.
	 * @param Closure( mixed ): bool $isWanted Gets the section's value.
	 */
	public function has( string $path, Closure $isWanted ): bool {
		$ids    = array_column( $this->surveys->published(), 'id' );
		$isKept = fn ( Feature $feature ) => $this->gate->keeps( $feature );
		foreach ( SurveyBatches::of( $this->surveys, $ids ) as $survey ) {
			if ( $this->period->isOpen( $survey, $this->clock->now() ) && $isWanted( $this->sections->effectiveAt( $survey, $path, $isKept ) ) ) {
				return true;
			}
		}
		return false;
	}
}
