<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Database\Transaction;
use UserFeedback\Extensions\Registry;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\RatingFiguresReader;
use UserFeedback\Responses\AskedQuestions;
use UserFeedback\Responses\PageReader;
use UserFeedback\Settings\CookieDays;
use UserFeedback\Support\Assets;
use UserFeedback\Support\CachedPages;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Clock;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\OpenPeriod;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Surveys\SurveyValidator;
use UserFeedback\Widget\Inline\InlineForm;
use UserFeedback\Widget\Inline\InlinePage;
use UserFeedback\Widget\Inline\InlineRequest;
use UserFeedback\Widget\Inline\InlineSubmissionService;
use UserFeedback\Widget\Inline\InlineSurvey;
use UserFeedback\Widget\Inline\QuestionHtml;
use UserFeedback\Widget\PostPanel\PanelScript;
use UserFeedback\Widget\PostPanel\PostPanelService;
use UserFeedback\Widget\PostPanel\PostSurveys;
use UserFeedback\Widget\PostPanel\PostSurveysController;
use UserFeedback\Widget\Why\PageReport;
use UserFeedback\Widget\Why\WhyBar;
use WP_Admin_Bar;

/**
 * Surveys on visitors' pages, the block and the shortcode.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$container = $this->container;
		$this->selectionServices( $container );
		$container->define(
			SurveyData::class,
			static fn ( Container $c ) => new SurveyData(
				$c->lazy( VisitorToken::class ),
				$c->get( Registry::class ),
				$c->get( Assets::class ),
				$c->get( PageParts::class ),
				$c->lazy( FeatureGate::class )
			)
		);
		$container->define(
			SurveyEmbeds::class,
			static fn ( Container $c ) => new SurveyEmbeds( $c->lazy( WidgetPage::class ), $c->lazy( InlineSurvey::class ) )
		);
		$container->define(
			SurveyBlock::class,
			static fn ( Container $c ) => new SurveyBlock( $c->lazy( WidgetPage::class ), $c->lazy( InlineSurvey::class ), $c->get( Assets::class ) )
		);
		$container->define(
			AskedQuestions::class,
			static fn ( Container $c ) => new PartPaths( $c->lazy( Registry::class ), $c->lazy( SurveyData::class ) )
		);
		$this->inlineServices( $container );
		$container->define(
			PreviewService::class,
			static fn ( Container $c ) => new PreviewService(
				$c->get( SurveyService::class ),
				$c->get( SurveyValidator::class ),
				$c->get( SurveyData::class ),
				$c->lazy( InlineSurvey::class ),
				$c->get( Assets::class )
			)
		);
		$container->define(
			WhyBar::class,
			static fn ( Container $c ) => new WhyBar( $c->lazy( PageReport::class ), $c->lazy( WidgetPage::class ), $c->get( Assets::class ) )
		);
	}

	/**
	 * Services of surveys in the content, and of the post editor.
	 */
	private function inlineServices( Container $container ): void {
		$container->define(
			QuestionHtml::class,
			static fn ( Container $c ) => new QuestionHtml( static fn () => $c->get( Registry::class )->questionTypes() )
		);
		$container->define(
			InlineSurvey::class,
			static fn ( Container $c ) => new InlineSurvey(
				$c->lazy( SurveyService::class ),
				$c->get( PageSurveys::class ),
				$c->get( InlinePage::class ),
				$c->get( InlineForm::class )
			)
		);
		$container->define(
			InlineRequest::class,
			static fn ( Container $c ) => new InlineRequest(
				$c->lazy( InlineSubmissionService::class ),
				$c->get( InlinePage::class ),
				$c->get( PageReader::class ),
				$c->get( ClientIp::class )
			)
		);
		$container->define(
			PostPanelService::class,
			static fn ( Container $c ) => new PostPanelService(
				$c->get( PostSurveys::class ),
				$c->get( FeatureGate::class ),
				$c->lazy( RatingFiguresReader::class )
			)
		);
	}

	/**
	 * Services that select the surveys of a page.
	 */
	private function selectionServices( Container $container ): void {
		$container->define(
			PublishedSurveys::class,
			static fn ( Container $c ) => new PublishedSurveys(
				$c->lazy( SurveyRepository::class ),
				$c->lazy( OptionUpdate::class ),
				$c->lazy( FeatureGate::class ),
				$c->lazy( PageTargeting::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			PageSurveys::class,
			static fn ( Container $c ) => new PageSurveys(
				$c->get( PublishedSurveys::class ),
				$c->lazy( SurveyService::class ),
				$c->get( SurveyData::class ),
				$c->get( PageTargeting::class ),
				$c->get( OpenPeriod::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			PageTargeting::class,
			static fn ( Container $c ) => new PageTargeting(
				static fn () => $c->get( Registry::class )->pageRules(),
				$c->lazy( FeatureGate::class ),
				$c->lazy( VisitorToken::class )
			)
		);
	}

	public function register(): void {
		// Before the page caches are emptied (priority 20): the next page is generated from this option.
		add_action( 'userfeedback_visible_surveys_changed', [ $this, 'refreshPublishedSurveys' ], 10, 0 );
		add_action( 'wp_enqueue_scripts', [ $this, 'enqueueSurveys' ] );
		add_action( 'wp_enqueue_scripts', [ $this, 'enqueueWhy' ] );
		// After WordPress' own items for the page, such as "Edit".
		add_action( 'admin_bar_menu', [ $this, 'addWhyToAdminBar' ], 90 );
		add_action( 'init', [ $this, 'registerEmbeds' ] );
		add_action( 'enqueue_block_editor_assets', [ $this, 'enqueuePostPanel' ] );
		// Patterns: only the dashboard and the REST API offer them.
		add_action( 'admin_init', [ $this, 'registerPatterns' ] );
		add_action( 'rest_api_init', [ $this, 'registerPatterns' ], 10, 0 );
		// Before redirects of WordPress and other plugins.
		add_action( 'template_redirect', [ $this, 'acceptInlineForm' ], 0 );
		// Settings::OPTION.
		add_action( 'add_option_userfeedback_settings', [ $this, 'onSettingsAdded' ], 10, 2 );
		add_action( 'update_option_userfeedback_settings', [ $this, 'onSettingsChanged' ], 10, 2 );
	}

	public function controllers(): array {
		return [ PreviewController::class, PostSurveysController::class ];
	}

	public function visitorControllers(): array {
		return [ 'GET surveys/due' => DueController::class ];
	}

	public function dailyTasks(): array {
		return [ [ $this, 'refreshPublishedSurveys' ] ];
	}

	public function install(): void {
		$this->refreshPublishedSurveys();
	}

	public function uninstall(): void {
		delete_option( PublishedSurveys::OPTION );
		delete_option( PublishedSurveys::ALL );
	}

	public function settingFields(): array {
		return [ new Cooldown(), new CookieDays() ];
	}

	/**
	 * Action add_option_{option} of the plugin's settings.
	 */
	public function onSettingsAdded( string $option, mixed $value ): void {
		$this->onSettingsChanged( [], $value );
	}

	/**
	 * Action update_option_{option} of the plugin's settings.
	 */
	public function onSettingsChanged( mixed $before, mixed $after ): void {
		if ( Cooldown::differs( $before, $after ) || CookieDays::differs( $before, $after ) ) {
			// Settings are written in a transaction, which may be repeated.
			$this->container->get( Transaction::class )->afterCommit( CachedPages::outdate( ... ) );
		}
	}

	/**
	 * Action userfeedback_visible_surveys_changed.
	 */
	public function refreshPublishedSurveys(): void {
		$this->container->get( PublishedSurveys::class )->refresh();
	}

	/**
	 * Action wp_enqueue_scripts.
	 */
	public function enqueueSurveys(): void {
		if ( $this->container->get( PublishedSurveys::class )->isPageConcerned() ) {
			$this->container->get( WidgetPage::class )->enqueue();
		}
	}

	/**
	 * Action wp_enqueue_scripts: the panel "Why (not) here?" and the debug mode. Nothing is loaded for other visitors.
	 */
	public function enqueueWhy(): void {
		if ( is_user_logged_in() || defined( 'USERFEEDBACK_DEBUG' ) || has_filter( 'userfeedback_debug' ) ) {
			$this->container->get( WhyBar::class )->enqueue();
		}
	}

	/**
	 * Action admin_bar_menu.
	 */
	public function addWhyToAdminBar( WP_Admin_Bar $bar ): void {
		if ( ! is_admin() ) {
			$this->container->get( WhyBar::class )->addItem( $bar );
		}
	}

	/**
	 * Action enqueue_block_editor_assets: the panel of surveys for the post that is edited.
	 */
	public function enqueuePostPanel(): void {
		$this->container->get( PanelScript::class )->enqueue();
	}

	/**
	 * Action template_redirect: accepts a form of an inline survey. Does nothing on other requests.
	 */
	public function acceptInlineForm(): void {
		if ( InlineRequest::concerns() ) {
			$this->container->get( InlineRequest::class )->respond();
		}
	}

	/**
	 * Actions admin_init and rest_api_init.
	 */
	public function registerPatterns(): void {
		$this->container->get( BlockPatterns::class )->register();
	}

	/**
	 * Action init: the block and the shortcode.
	 */
	public function registerEmbeds(): void {
		$this->container->get( SurveyBlock::class )->register();
		$this->container->get( SurveyEmbeds::class )->register();
	}
}
