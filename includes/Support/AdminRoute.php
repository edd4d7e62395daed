<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;

/**
 * The hash routes of the dashboard pages: admin.php?page=userfeedback_results#/survey/7/responses. The value is the name of the route, by which
 * notices say where they show. `npm run types` makes src/route-table.ts from these.
 *
 * Parameters whose names end with "id" are positive integers.
 *
 * @since 0.7.0
 */
enum AdminRoute: string {

	case Surveys                = 'surveys-index';
	case NewSurvey              = 'surveys-new';
	case NewSurveySetup         = 'new-survey-setup';
	case NewSurveyQuestions     = 'new-survey-questions';
	case NewSurveySettings      = 'new-survey-settings';
	case NewSurveyNotifications = 'new-survey-notifications';
	case NewSurveyPublish       = 'new-survey-publish';

	case EditSurvey              = 'surveys-edit';
	case EditSurveyQuestions     = 'edit-survey-questions';
	case EditSurveySettings      = 'edit-survey-settings';
	case EditSurveyNotifications = 'edit-survey-notifications';
	case EditSurveyPublish       = 'edit-survey-publish';
	case DuplicateSurvey         = 'surveys-duplicate';

	case Imports    = 'surveys-import';
	case FileImport = 'surveys-import-file';

	case Results       = 'results-overview';
	case SurveyResults = 'survey-results';
	case Responses     = 'survey-responses';
	case Response      = 'response';

	case PostRatings    = 'post-ratings';
	case RatingSettings = 'post-ratings-settings';
	case RatingResults  = 'post-ratings-results';
	case RatingDetails  = 'post-ratings-details';
	case RatingImport   = 'post-ratings-import';

	case Heatmaps = 'heatmaps';
	case Heatmap  = 'heatmap';

	case AddOns = 'addons';

	case Settings            = 'settings';
	case GeneralSettings     = 'settings-general';
	case WidgetSettings      = 'settings-widget';
	case EmailSettings       = 'settings-email';
	case IntegrationSettings = 'settings-integrations';
	case AccessSettings      = 'settings-access';
	case MiscSettings        = 'settings-misc';

	case GrowthTools = 'growth-tools';

	case About          = 'about';
	case GettingStarted = 'getting-started';
	case LiteVsPro      = 'lite-vs-pro';

	case Welcome = 'welcome';

	/**
	 * The routes of a page, its default route first.
	 *
	 * @param string $slug See AdminPages.
	 * @return list<self>
	 */
	public static function ofPage( string $slug ): array {
		return array_values( array_filter( self::cases(), static fn ( self $route ) => $route->page() === $slug ) );
	}

	/**
	 * Slug of the page.
	 */
	public function page(): string {
		return explode( ' ', $this->place(), 2 )[0];
	}

	/**
	 * The part behind the #, with :names for its parameters: /survey/:surveyId.
	 */
	public function template(): string {
		return explode( ' ', $this->place(), 2 )[1];
	}

	/**
	 * URL for links in the dashboard.
	 *
	 * @param int ...$params By name.
	 * @throws InvalidArgumentException When a parameter of the template is missing.
	 */
	public function url( int ...$params ): string {
		return AdminPages::url( $this->page() ) . '#' . $this->path( $params );
	}

	/**
	 * URL for links in emails and in other programs. The route is a parameter, which AdminPages::redirectTarget() turns into the part behind the #:
	 * that part would be lost when somebody has to log in first.
	 *
	 * @param int ...$params By name.
	 * @throws InvalidArgumentException When a parameter of the template is missing.
	 */
	public function urlElsewhere( int ...$params ): string {
		return AdminPages::url( $this->page() ) . '&' . AdminPages::ROUTE . '=' . $this->path( $params );
	}

	/**
	 * Whether the part behind a # is of this route.
	 */
	public function matches( string $path ): bool {
		$pattern = preg_replace( [ '/:\w*id\b/i', '#/$#' ], [ '[1-9]\d{0,14}', '' ], $this->template() );
		return $path !== '' && preg_match( "#^$pattern/?$#D", $path ) === 1;
	}

	/**
	 * @param array<int|string, int> $params
	 */
	private function path( array $params ): string {
		return (string) preg_replace_callback(
			'/:(\w+)/',
			fn ( array $found ) => (string) ( $params[ $found[1] ]
				?? throw new InvalidArgumentException( "The route $this->value needs the parameter $found[1]." ) ),
			$this->template()
		);
	}

	/**
	 * Page and template.
	 */
	private function place(): string {
		return match ( $this ) {
			self::Surveys                 => AdminPages::SURVEYS . ' /',
			self::NewSurvey               => AdminPages::SURVEYS . ' /new',
			self::NewSurveySetup          => AdminPages::SURVEYS . ' /new/setup',
			self::NewSurveyQuestions      => AdminPages::SURVEYS . ' /new/questions',
			self::NewSurveySettings       => AdminPages::SURVEYS . ' /new/settings',
			self::NewSurveyNotifications  => AdminPages::SURVEYS . ' /new/notifications',
			self::NewSurveyPublish        => AdminPages::SURVEYS . ' /new/publish',
			self::EditSurvey              => AdminPages::SURVEYS . ' /edit/:id',
			self::EditSurveyQuestions     => AdminPages::SURVEYS . ' /edit/:id/questions',
			self::EditSurveySettings      => AdminPages::SURVEYS . ' /edit/:id/settings',
			self::EditSurveyNotifications => AdminPages::SURVEYS . ' /edit/:id/notifications',
			self::EditSurveyPublish       => AdminPages::SURVEYS . ' /edit/:id/publish',
			self::DuplicateSurvey         => AdminPages::SURVEYS . ' /duplicate/:id',
			self::Imports                 => AdminPages::SURVEYS . ' /import',
			self::FileImport              => AdminPages::SURVEYS . ' /import/:id',
			self::Results                 => AdminPages::RESULTS . ' /',
			self::SurveyResults           => AdminPages::RESULTS . ' /survey/:surveyId',
			self::Responses               => AdminPages::RESULTS . ' /survey/:surveyId/responses',
			self::Response                => AdminPages::RESULTS . ' /survey/:surveyId/responses/:id',
			self::PostRatings             => AdminPages::POST_RATINGS . ' /',
			self::RatingSettings          => AdminPages::POST_RATINGS . ' /settings',
			self::RatingResults           => AdminPages::POST_RATINGS . ' /results',
			self::RatingDetails           => AdminPages::POST_RATINGS . ' /results/:postId',
			self::RatingImport            => AdminPages::POST_RATINGS . ' /import',
			self::Heatmaps                => AdminPages::HEATMAPS . ' /',
			self::Heatmap                 => AdminPages::HEATMAPS . ' /page/:id',
			self::AddOns                  => AdminPages::ADD_ONS . ' /',
			self::Settings                => AdminPages::SETTINGS . ' /',
			self::GeneralSettings         => AdminPages::SETTINGS . ' /general',
			self::WidgetSettings          => AdminPages::SETTINGS . ' /widget',
			self::EmailSettings           => AdminPages::SETTINGS . ' /email',
			self::IntegrationSettings     => AdminPages::SETTINGS . ' /integrations',
			self::AccessSettings          => AdminPages::SETTINGS . ' /access',
			self::MiscSettings            => AdminPages::SETTINGS . ' /misc',
			self::GrowthTools             => AdminPages::GROWTH_TOOLS . ' /growth-tools',
			self::About                   => AdminPages::ABOUT . ' /about',
			self::GettingStarted          => AdminPages::ABOUT . ' /about/getting-started',
			self::LiteVsPro               => AdminPages::ABOUT . ' /about/lite-vs-pro',
			self::Welcome                 => AdminPages::WELCOME . ' /welcome',
		};
	}
}
