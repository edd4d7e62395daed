<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

/**
 * What a plan may lock. Which plan and which add-on a feature needs is in features.php, and only there.
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

	case PostRatings = 'post-ratings';
	case Countries   = 'countries';
	case Heatmaps    = 'heatmaps';

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
		return FeatureTitles::of( $this );
	}
}
