<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeImmutable;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Lazy;
use UserFeedback\Surveys\Settings\Behavior\LastDay;
use UserFeedback\Surveys\Settings\Expiry;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * From when until when visitors may see and answer surveys. An end counts only while the run time is allowed.
 *
 * @since 0.4.0
 */
final class OpenPeriod {

	/**
	 * @param Closure(): SettingSections $sections Called only for surveys with an end.
	 * @param Closure(): FeatureGate     $gate     Called only for surveys with an end.
	 */
	public function __construct(
		#[Lazy( SettingSections::class )] private readonly Closure $sections,
		#[Lazy( FeatureGate::class )] private readonly Closure $gate
	) {}

	/**
	 * Whether visitors may see and answer a survey at a moment.
	 */
	public function isOpen( Survey $survey, DateTimeImmutable $now ): bool {
		return $survey->isOpen( $now ) && ! $this->hasExpired( $survey, $now );
	}

	/**
	 * When a survey was taken from visitors or expired, if that is so recent that answers may still arrive; null otherwise.
	 */
	public function closedAt( Survey $survey, DateTimeImmutable $now ): ?DateTimeImmutable {
		if ( $survey->isClosing( $now ) ) {
			return $survey->closedAt;
		}
		$end = $survey->isOpen( $now ) ? $this->end( $survey ) : null;
		return $end !== null && $end <= $now && $end >= $now->modify( Survey::LATE ) ? $end : null;
	}

	/**
	 * The end of a published survey, past or to come; null if it has none.
	 */
	public function end( Survey $survey ): ?DateTimeImmutable {
		$section = $survey->lastDay === null ? null : ( $this->sections )()->all()[ Expiry::PATH ] ?? null;
		$end     = $section === null ? null : ( $this->sections )()->effective( $survey, $section, ( $this->gate )()->keeps( ... ) );
		return is_string( $end ) ? Dates::fromIso( $end ) : null;
	}

	/**
	 * The last day of a survey of a list whose run time is over, for example 2027-01-05; null for others.
	 *
	 * @since 0.7.0
	 */
	public function endedOn( SurveySummary $survey, Clock $clock ): ?string {
		return $survey->lastDay !== null
			&& $survey->status === Survey::PUBLISH
			&& LastDay::end( $survey->lastDay, $clock->zone() ) <= $clock->now()
			&& ( $this->gate )()->keeps( Feature::RunTime )
				? $survey->lastDay
				: null;
	}

	private function hasExpired( Survey $survey, DateTimeImmutable $now ): bool {
		$end = $this->end( $survey );
		return $end !== null && $end <= $now;
	}
}
