<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * What a plan may lock. Which plan and which add-on a feature needs is in features.php, and only there.
 *
 * @since 0.1.0
 */
enum Feature: string {

	case RequiredQuestion = 'required';
	case ThankYouMessage  = 'thank-you-message';

	case LongerRanges    = 'longer-ranges';
	case Exports         = 'exports';
	case SingleResponse  = 'single-response';
	case ResponseChanges = 'response-changes';
	case QuickFilters    = 'quick-filters';
	case BulkActions     = 'bulk-actions';
	case RowSelection    = 'row-selection';
	case PartialAnswers  = 'partial-answers';

	case MiddlePositions = 'middle-positions';
	case AccessRoles     = 'access-roles';

	case StarRating = 'star-rating';
	case Nps        = 'nps';
	case ImageRadio = 'image-radio';
	case IconChoice = 'icon-choice';
	case Randomize  = 'randomize';
	case CommentBox = 'comment-box';

	case ProTemplates = 'pro-templates';

	case Redirects      = 'redirects';
	case Timing         = 'timing';
	case DisplayLength  = 'display-length';
	case RunTime        = 'run-time';
	case StartMinimized = 'start-minimized';
	case Scheduling     = 'scheduling';

	case Colors = 'colors';
	case Fonts  = 'fonts';
	case Texts  = 'texts';
	case Logo   = 'logo';

	case PageRules     = 'page-rules';
	case AdvancedPages = 'advanced-pages';
	case Devices       = 'devices';

	case ConditionalEmail = 'conditional-email';
	case AiSummary        = 'ai-summary';
	case Webhooks         = 'webhooks';

	case PostRatings   = 'post-ratings';
	case RatingResults = 'rating-results';
	case Countries     = 'countries';
	case Heatmaps      = 'heatmaps';
	case HeatmapResults = 'heatmap-results';

	/**
	 * What it takes to use it.
	 */
	public function needs(): Requirement {
		/** @var array<string, Requirement>|null $table */
		static $table = null;
		if ( $table === null ) {
			/** @var array<string, Requirement> $table */
			$table = require __DIR__ . '/features.php';
		}
		return $table[ $this->value ];
	}

	/**
	 * Its name in sentences such as "… is a Pro feature", translated.
	 */
	public function title(): string {
		return match ( $this ) {
			self::RequiredQuestion => __( 'Required questions', 'userfeedback' ),
			self::ThankYouMessage  => __( 'Your own thank-you message', 'userfeedback' ),
			self::LongerRanges     => __( 'Results of 30 days and more', 'userfeedback' ),
			self::Exports          => __( 'Exports', 'userfeedback' ),
			self::SingleResponse   => __( 'Single responses', 'userfeedback' ),
			self::ResponseChanges  => __( 'Managing responses', 'userfeedback' ),
			self::QuickFilters     => __( 'Quick filters', 'userfeedback' ),
			self::BulkActions      => __( 'Bulk actions', 'userfeedback' ),
			self::RowSelection     => __( 'Selecting responses', 'userfeedback' ),
			self::PartialAnswers   => __( 'Partial answers', 'userfeedback' ),
			self::MiddlePositions  => __( 'Positions in the middle of the page', 'userfeedback' ),
			self::AccessRoles      => __( 'Access by role', 'userfeedback' ),
			self::StarRating       => __( 'Star rating questions', 'userfeedback' ),
			self::Nps              => __( 'Net Promoter Score questions', 'userfeedback' ),
			self::ImageRadio       => __( 'Image radio questions', 'userfeedback' ),
			self::IconChoice       => __( 'Icon choice questions', 'userfeedback' ),
			self::Randomize        => __( 'Random order of options', 'userfeedback' ),
			self::CommentBox       => __( 'Comment boxes', 'userfeedback' ),
			self::ProTemplates     => __( 'Pro templates', 'userfeedback' ),
			self::Redirects        => __( 'Redirects', 'userfeedback' ),
			self::Timing           => __( 'Timing', 'userfeedback' ),
			self::DisplayLength    => __( 'Showing a survey more than once', 'userfeedback' ),
			self::RunTime          => __( 'Surveys that expire', 'userfeedback' ),
			self::StartMinimized   => __( 'Starting minimized', 'userfeedback' ),
			self::Scheduling       => __( 'Scheduling', 'userfeedback' ),
			self::Colors           => __( 'Your own colors', 'userfeedback' ),
			self::Fonts            => __( 'Your own fonts', 'userfeedback' ),
			self::Texts            => __( 'Your own button texts', 'userfeedback' ),
			self::Logo             => __( 'Your own logo', 'userfeedback' ),
			self::PageRules        => __( 'Page rules', 'userfeedback' ),
			self::AdvancedPages    => __( 'Advanced page targeting', 'userfeedback' ),
			self::Devices          => __( 'Device targeting', 'userfeedback' ),
			self::ConditionalEmail => __( 'Conditional emails', 'userfeedback' ),
			self::AiSummary        => __( 'AI summaries', 'userfeedback' ),
			self::Webhooks         => __( 'Webhooks', 'userfeedback' ),
			self::PostRatings      => __( 'Post ratings', 'userfeedback' ),
			self::RatingResults    => __( 'Results of post ratings', 'userfeedback' ),
			self::Countries        => __( 'Country targeting', 'userfeedback' ),
			self::Heatmaps         => __( 'Heatmaps', 'userfeedback' ),
			self::HeatmapResults   => __( 'Viewing heatmaps', 'userfeedback' ),
		};
	}
}
