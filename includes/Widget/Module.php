<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\AddOnStates;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Responses\AskedQuestions;
use UserFeedback\Settings\AnswerDeletion;
use UserFeedback\Settings\CookieDays;
use UserFeedback\Support\Assets;
use UserFeedback\Support\BlockFile;
use UserFeedback\Support\CachedPages;
use UserFeedback\Support\Cast;
use UserFeedback\Support\OutgoingRequest;
use UserFeedback\Surveys\PublishedSurveyReader;
use UserFeedback\Surveys\Settings\Theming;
use UserFeedback\Widget\Inline\InlineRequest;
use UserFeedback\Widget\PostPanel\PanelScript;
use UserFeedback\Widget\Why\WhyBar;
use WP_Admin_Bar;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Surveys on visitors' pages, the block and the shortcode.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define( AskedQuestions::class, static fn ( Container $c ) => $c->get( PartPaths::class ) );
	}

	public function dailyTasks(): array {
		return [ self::refreshPublishedSurveys( ... ) ];
	}

	public function install(): void {
		self::refreshPublishedSurveys();
	}

	public function uninstall(): void {
		delete_option( PublishedList::OPTION );
		delete_option( PublishedSurveys::ALL );
		delete_option( PreparedData::OPTION );
		delete_option( PreparedData::STATE );
	}

	public function settingFields(): array {
		return [ new Cooldown(), new CookieDays() ];
	}

	public function connections(): array {
		$isChosen  = static fn ( mixed $theming ) => Cast::string( Cast::at( $theming, 'font', 'family' ) ) !== '';
		$addOns    = $this->container->get( AddOnStates::class );
		$ofRatings = $addOns->isActive( AddOn::PostRatings )
			&& $this->container->get( FeatureGate::class )->keeps( Feature::PostRatings )
			&& RatingSettingsReader::current()->fontFamily !== '';
		return [
			new OutgoingRequest(
				'fonts',
				__( 'Web fonts', 'userfeedback' ),
				__( 'Browsers load the font that you chose for a survey, the widget or ratings from Google Fonts.', 'userfeedback' ),
				$ofRatings || (
					$addOns->isActive( AddOn::Branding )
					&& $this->container->get( PublishedSurveyReader::class )->has( Theming::PATH, $isChosen )
				)
			),
		];
	}

	/**
	 * Action add_option_{option} of the plugin's settings.
	 */
	public static function onSettingsAdded( string $option, mixed $value ): void {
		self::onSettingsChanged( [], $value );
	}

	/**
	 * Action update_option_{option} of the plugin's settings.
	 */
	public static function onSettingsChanged( mixed $before, mixed $after ): void {
		if ( Cooldown::differs( $before, $after ) || CookieDays::differs( $before, $after ) || AnswerDeletion::differs( $before, $after ) ) {
			// Settings are written in a transaction, which may be repeated.
			self::service( Transaction::class )->afterCommit( CachedPages::outdate( ... ) );
		}
	}

	/**
	 * Action userfeedback_visible_surveys_changed.
	 */
	public static function refreshPublishedSurveys(): void {
		self::service( PublishedSurveys::class )->refresh();
	}

	/**
	 * Action userfeedback_purge_pages.
	 *
	 * @since 0.7.0
	 */
	public static function outdatePages(): void {
		PreparedData::outdate();
	}

	/**
	 * Action wp_enqueue_scripts.
	 */
	public static function enqueueSurveys(): void {
		$isAny = PublishedList::isAny( get_option( PublishedList::OPTION, [] ) );
		if ( $isAny && self::serviceOfPage( PublishedSurveys::class )?->isPageConcerned() ) {
			self::serviceOfPage( WidgetPage::class )?->enqueue();
		}
	}

	/**
	 * Action wp_enqueue_scripts: the panel "Why (not) here?" and the debug mode. Nothing is loaded for other visitors.
	 */
	public static function enqueueWhy(): void {
		if ( is_user_logged_in() || defined( 'USERFEEDBACK_DEBUG' ) || has_filter( 'userfeedback_debug' ) ) {
			self::serviceOfPage( WhyBar::class )?->enqueue();
		}
	}

	/**
	 * Action admin_bar_menu.
	 */
	public static function addWhyToAdminBar( WP_Admin_Bar $bar ): void {
		if ( ! is_admin() ) {
			self::serviceOfPage( WhyBar::class )?->addItem( $bar );
		}
	}

	/**
	 * Action enqueue_block_editor_assets: the panel of surveys for the post that is edited.
	 */
	public static function enqueuePostPanel(): void {
		self::service( PanelScript::class )->enqueue();
	}

	/**
	 * Action template_redirect: accepts a form of an inline survey. Does nothing on other requests.
	 */
	public static function acceptInlineForm(): void {
		// Most requests have neither a form nor a query.
		if ( ( $_POST !== [] || $_GET !== [] ) && InlineRequest::concerns() ) {
			self::service( InlineRequest::class )->respond();
		}
	}

	/**
	 * Filter rest_pre_dispatch, which it does not change: patterns are registered for the routes that list them.
	 *
	 * @since 0.7.0
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function registerPatternsForRest( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( str_starts_with( $request->get_route(), '/wp/v2/block-patterns' ) ) {
			self::registerPatterns();
		}
		return $result;
	}

	/**
	 * Action admin_init.
	 */
	public static function registerPatterns(): void {
		self::service( BlockPatterns::class )->register();
	}

	/**
	 * Action init: the block and the shortcode.
	 */
	public static function registerEmbeds(): void {
		add_shortcode( 'userfeedback', [ self::class, 'renderShortcode' ] );
		( new BlockFile( 'block.json', 'blocks/survey', static fn () => self::service( Assets::class ) ) )
			->register( [ self::class, 'renderBlock' ] );
	}

	/**
	 * The block userfeedback/survey.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public static function renderBlock( array $attributes ): string {
		return self::serviceOfPage( SurveyEmbeds::class )?->block( $attributes ) ?? '';
	}

	/**
	 * Shortcode userfeedback.
	 *
	 * @param array<string>|string $attributes '' without attributes.
	 */
	public static function renderShortcode( array|string $attributes ): string {
		return self::serviceOfPage( SurveyEmbeds::class )?->shortcode( $attributes ) ?? '';
	}
}
