<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Control;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingIcon;
use UserFeedback\PostRatings\RatingIcons;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\Support\Assets;
use UserFeedback\Support\StorageKey;

/**
 * The control with which visitors rate a post, as HTML. Also what previews in the dashboard show; only the add-on puts it on visitors' pages.
 *
 * @since 0.6.0
 */
final class RatingControl {

	/** Handle of the style sheet. */
	public const STYLE = 'userfeedback-rating';

	/** The ratings of a preview: twelve with an average of 3.7. */
	private const SAMPLE_COUNT      = 12;
	private const SAMPLE_HUNDREDTHS = 4440;

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * The control of a post.
	 *
	 * @param RatingContext|null $context Null for a preview, which sends nothing.
	 * @param RatingStatistics|null $statistics What a preview shows; null for sample ratings, which it calls an example.
	 */
	public function html( int $postId, RatingSettings $settings, ?RatingContext $context = null, ?RatingStatistics $statistics = null ): string {
		$id    = self::id( $postId, $context );
		$icon  = RatingIcons::of( $settings->iconId );
		$known = $context->statistics ?? $statistics;
		$texts = RatingTexts::of( $known ?? new RatingStatistics( self::SAMPLE_COUNT, self::SAMPLE_HUNDREDTHS ), $icon );
		$forms = new RatingForms( $postId, $id, $settings, $context );
		$data  = $context === null ? '' : self::data( $postId, $context );
		return sprintf(
			'<div class="userfeedback-rating%s%s" id="%s"%s%s tabindex="-1">%s%s%s%s%s%s</div>',
			$icon->isScale ? ' is-scale' : '',
			$settings->backgroundColor === '' ? '' : ' has-background',
			esc_attr( $id ),
			self::style( $settings ),
			$data,
			$forms->vote(),
			self::result( $settings, $icon, $texts, $known === null ),
			self::message( $context?->state ),
			$forms->comment(),
			$forms->invitation(),
			$settings->showsLogo ? self::brand() : ''
		);
	}

	/**
	 * Id of a control's element, to which forms and confirmations lead.
	 */
	public static function id( int $postId, ?RatingContext $context = null ): string {
		$number = $context->number ?? 1;
		return "userfeedback-rating-$postId" . ( $number > 1 ? "-$number" : '' );
	}

	/**
	 * Adds the style sheet to the page.
	 */
	public function enqueueStyle(): void {
		$this->registerStyle();
		wp_enqueue_style( self::STYLE );
	}

	/**
	 * Makes the style sheet known under its handle, for a block or a frame that needs it.
	 */
	public function registerStyle(): void {
		$version = $this->assets->script( 'post-ratings/control' )['version'];
		wp_register_style( self::STYLE, $this->assets->style( 'post-ratings/control' ), [], $version );
	}

	/**
	 * What the script reads. Equal for all visitors.
	 */
	private static function data( int $postId, RatingContext $context ): string {
		$site = StorageKey::get();
		return sprintf( ' data-post="%d" data-url="%s"', $postId, esc_url( $context->voteUrl ) ) . ( $site === '' ? '' : " data-site=\"$site\"" );
	}

	/**
	 * Colours and font as custom properties. Where the owner has set none, the theme's apply.
	 */
	private static function style( RatingSettings $settings ): string {
		$properties = [
			'icon'       => $settings->iconColor,
			'background' => $settings->backgroundColor,
			'text'       => $settings->textColor,
			'font'       => $settings->fontFamily === '' ? '' : "\"$settings->fontFamily\"",
			'weight'     => $settings->fontFamily === '' ? '' : (string) $settings->fontWeight,
		];
		$style      = '';
		foreach ( array_filter( $properties, static fn ( string $value ) => $value !== '' ) as $name => $value ) {
			$style .= "--userfeedback-rating-$name:$value;";
		}
		return $style === '' ? '' : sprintf( ' style="%s"', esc_attr( $style ) );
	}

	/**
	 * Average and number of ratings, as far as the owner shows them.
	 */
	private static function result( RatingSettings $settings, RatingIcon $icon, RatingTexts $texts, bool $isExample ): string {
		$average = sprintf(
			'<span class="userfeedback-rating__average"%s>%s<span class="userfeedback-rating__figure">%s</span></span>',
			$texts->average === '' ? ' hidden' : '',
			RatingDrawings::average( $icon, $texts->fill ),
			esc_html( $texts->average )
		);
		$count   = sprintf( '<span class="userfeedback-rating__count">%s</span>', esc_html( $texts->count ) );
		$result  = ( $settings->showsAverage ? $average : '' ) . ( $settings->showsCount ? $count : '' );
		$note    = $isExample ? sprintf( '<span class="userfeedback-rating__example">%s</span>', esc_html__( 'Example', 'userfeedback' ) ) : '';
		return $result === '' ? '' : sprintf( '<p class="userfeedback-rating__result">%s%s</p>', $note, $result );
	}

	/**
	 * The live region. Empty until something has happened.
	 */
	private static function message( ?RatingState $state ): string {
		return sprintf(
			'<p class="userfeedback-rating__message%s" role="status">%s</p>',
			$state?->isError === true ? ' is-error' : '',
			esc_html( $state->message ?? '' )
		);
	}

	private static function brand(): string {
		/* translators: %s: UserFeedback. */
		$text = sprintf( __( 'Ratings by %s', 'userfeedback' ), 'UserFeedback' );
		return sprintf( '<p class="userfeedback-rating__brand">%s%s</p>', RatingDrawings::mark(), esc_html( $text ) );
	}
}
