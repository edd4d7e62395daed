<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Control;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\PostRatings\Votes\VoterRequest;
use UserFeedback\PostRatings\Votes\VoteService;
use UserFeedback\Support\Lazy;

/**
 * What the add-on puts controls on pages with: the parameter of the action userfeedback_post_ratings. Nothing is made before it is needed.
 *
 * @since 0.6.0
 */
final class RatingServices {

	/**
	 * @param Closure(): RatingControl       $control
	 * @param Closure(): VoteService         $votes
	 * @param Closure(): VoterRequest        $voters
	 * @param Closure(): RatingStatisticsReader $statistics
	 */
	public function __construct(
		#[Lazy( RatingControl::class )] private readonly Closure $control,
		#[Lazy( VoteService::class )] private readonly Closure $votes,
		#[Lazy( VoterRequest::class )] private readonly Closure $voters,
		#[Lazy( RatingStatisticsReader::class )] private readonly Closure $statistics
	) {}

	/**
	 * The settings of this site, without a query.
	 */
	public function settings(): RatingSettings {
		return RatingSettingsReader::current();
	}

	public function control(): RatingControl {
		return ( $this->control )();
	}

	public function votes(): VoteService {
		return ( $this->votes )();
	}

	public function voters(): VoterRequest {
		return ( $this->voters )();
	}

	public function statistics(): RatingStatisticsReader {
		return ( $this->statistics )();
	}
}
