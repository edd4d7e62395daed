<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Cast;
use UserFeedback\Widget\Inline\InlineSurvey;

/**
 * The block userfeedback/survey and the shortcode [userfeedback id=N]: a page with one of them shows that survey before all others.
 *
 * @since 0.1.0
 */
final class SurveyEmbeds {

	/** How a survey shows. */
	public const POPUP  = 'popup';
	public const INLINE = 'inline';

	private const BLOCK = 'userfeedback/survey';

	/** The parts of block.json that pages need. */
	private const ON_PAGES = [
		'attributes' => [
			'surveyId' => [
				'type'    => 'integer',
				'default' => 0,
			],
		],
		'supports'   => [
			'html'     => false,
			'reusable' => false,
			'multiple' => false,
		],
	];

	/**
	 * @param Closure(): WidgetPage   $page   Called only on a page with the block or the shortcode.
	 * @param Closure(): InlineSurvey $inline Called only on a page with a survey in its content.
	 */
	public function __construct(
		private readonly Closure $page,
		private readonly Assets $assets,
		private readonly Closure $inline
	) {}

	/**
	 * Registers the block and the shortcode, at init.
	 */
	public function register(): void {
		$render = [ 'render_callback' => [ $this, 'renderBlock' ] ];
		if ( is_admin() ) {
			register_block_type_from_metadata( $this->assets->directory(), $render );
		} else {
			// Reading block.json and registering its script would take longer than everything else that the plugin does on a page (tests/bench).
			register_block_type( self::BLOCK, $render + self::ON_PAGES );
		}
		add_shortcode( 'userfeedback', [ $this, 'renderShortcode' ] );
	}

	/**
	 * Renders nothing, because the survey shows as a popup.
	 *
	 * @param array<string, mixed> $attributes Attributes of block.json.
	 */
	public function renderBlock( array $attributes ): string {
		( $this->page )()->askFirst( Cast::int( $attributes['surveyId'] ?? 0 ) );
		return '';
	}

	/**
	 * Renders the survey as a form with display="inline". Otherwise nothing, because the survey shows as a popup.
	 *
	 * @param array<string>|string $attributes '' without attributes.
	 */
	public function renderShortcode( array|string $attributes ): string {
		$defaults   = [
			'id'      => '0',
			'display' => self::POPUP,
		];
		$attributes = shortcode_atts( $defaults, is_array( $attributes ) ? $attributes : [], 'userfeedback' );
		$surveyId   = Cast::int( $attributes['id'] );
		if ( Cast::string( $attributes['display'] ) === self::INLINE ) {
			return ( $this->inline )()->html( $surveyId );
		}
		( $this->page )()->askFirst( $surveyId );
		return '';
	}
}
