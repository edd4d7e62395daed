<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Settings\HighInvitation;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\PostRatings\Settings\RatingSettingsSchema;
use UserFeedback\PostRatings\Settings\RatingSettingsService;
use UserFeedback\Support\Cast;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * GET and POST post-ratings/settings.
 */
final class RatingSettingsRestTest extends TestCase {

	private const PATH = '/userfeedback/v1/post-ratings/settings';

	/** Another value than the default of each setting. */
	private const CHANGES = [
		'icon_id'                    => 'hearts',
		'icon_color'                 => '#AA0000',
		'rating_question'            => 'Did this help?',
		'thank_you_message'          => 'Thanks <3',
		'rating_instruction_message' => '',
		'font'                       => [ 'value' => '700', 'family' => 'Roboto' ],
		'background_color'           => '#ffffff',
		'text_color'                 => '#23282D',
		'show_vote_count'            => 'no',
		'show_rating'                => 'no',
		'display_settings'           => 'manual',
		'use_review_schema'          => 'yes',
		'show_uf_logo'               => 'yes',
		'post_types'                 => [ 'page', 'post' ],
		'review_type'                => 'Recipe',
		'low_comment'                => [ 'is_on' => true, 'up_to' => 3, 'question' => 'Why?' ],
		'high_invitation'            => [
			'is_on'      => true,
			'from'       => 5,
			'text'       => 'Tell others.',
			'link_label' => 'Review us',
			'url'        => 'https://example.org/review',
		],
	];

	private const SWITCHES = [ 'show_vote_count', 'show_rating', 'use_review_schema', 'show_uf_logo' ];

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		OtherPlan::of( Plan::Pro )->takeOver();
	}

	#[TestDox( '[RAT-02~] the settings of post ratings have their defaults until an owner changes them' )]
	public function testDefaults(): void {
		self::assertSame(
			[
				'icon_id'                    => 'stars',
				'icon_color'                 => '#D97706',
				'rating_question'            => 'How would you rate this post?',
				'thank_you_message'          => 'Thank you for your rating.',
				'rating_instruction_message' => 'Choose a rating. You can change it later.',
				'font'                       => [ 'value' => '400', 'family' => '' ],
				'background_color'           => '',
				'text_color'                 => '',
				'show_vote_count'            => 'yes',
				'show_rating'                => 'yes',
				'display_settings'           => 'after_content',
				'use_review_schema'          => 'no',
				'show_uf_logo'               => 'no',
				'post_types'                 => [ 'post' ],
				'review_type'                => '',
				'low_comment'                => [ 'is_on' => false, 'up_to' => 2, 'question' => 'What could we do better?' ],
				'high_invitation'            => [
					'is_on'      => false,
					'from'       => 4,
					'text'       => 'Glad that you like it. There is more to read.',
					'link_label' => '',
					'url'        => '',
				],
			],
			$this->stored()
		);
	}

	public function testNamesIconsInTheLanguageOfTheUserAndTextsInThatOfTheSite(): void {
		add_filter( 'determine_locale', static fn () => 'de_DE', 1 );
		add_filter( 'gettext', static fn ( string $text ) => determine_locale() . " $text" );
		$defaults = Plugin::instance()->get( RatingSettingsService::class )->defaults();
		self::assertSame( 'de_DE Stars', Cast::at( $defaults, 'icons', '0', 'label' ) );
		self::assertSame( 'en_US Thank you for your rating.', $defaults['thank_you_message'] );
	}

	#[TestDox( '[RAT-02~] every setting of post ratings is stored, alone and with all others, and those that are not sent stay' )]
	public function testStores(): void {
		$expected = $this->stored();
		// What needs others to be valid comes after them.
		$order = array_merge( array_diff_key( self::CHANGES, [ 'use_review_schema' => 1 ] ), self::CHANGES );
		foreach ( $order as $name => $value ) {
			$expected[ $name ] = $value;
			self::assertSame( $expected, $this->body( $this->change( [ $name => $value ] ) ), $name );
		}
		self::assertSame( $expected, $this->stored() );
		delete_option( RatingSettingsReader::OPTION );
		$defaults = $this->stored();
		self::assertSame( $expected, $this->body( $this->change( self::CHANGES ) ) );
		self::assertSame( $expected, $this->stored() );
		self::assertSame( $defaults, $this->body( $this->change( $defaults ) ) );
	}

	#[TestDox( '[RAT-02~] what visitors see follows the stored settings' )]
	public function testReader(): void {
		$this->change( self::CHANGES );
		$settings = RatingSettingsReader::current();
		self::assertEquals( RatingSettings::of( self::CHANGES ), $settings );
		self::assertSame( 'hearts #AA0000 Did this help? Thanks <3  Roboto 700 #ffffff #23282D manual Recipe', implode( ' ', [
			$settings->iconId,
			$settings->iconColor,
			$settings->question,
			$settings->thankYou,
			$settings->instruction,
			$settings->fontFamily,
			$settings->fontWeight,
			$settings->backgroundColor,
			$settings->textColor,
			$settings->place,
			$settings->reviewType,
		] ) );
		$flags = [ $settings->showsCount, $settings->showsAverage, $settings->usesSchema, $settings->showsLogo ];
		self::assertSame( [ false, false, true, true ], $flags );
		self::assertSame( [ 'page', 'post' ], $settings->postTypes );
		self::assertSame( [ true, true, true, false, false ], array_map( $settings->lowComment->appliesTo( ... ), [ 1, 2, 3, 4, 5 ] ) );
		self::assertSame( [ false, false, false, false, true ], array_map( $settings->highInvitation->appliesTo( ... ), [ 1, 2, 3, 4, 5 ] ) );
		$this->change( [ 'low_comment' => [ 'is_on' => false ] + self::CHANGES['low_comment'] ] );
		self::assertFalse( RatingSettingsReader::current()->lowComment->appliesTo( 1 ) );
		$this->change( [ 'high_invitation' => [ 'is_on' => false ] + self::CHANGES['high_invitation'] ] );
		self::assertFalse( RatingSettingsReader::current()->highInvitation->appliesTo( 5 ) );
		self::assertFalse( ( new HighInvitation( true, 4, 'Text', 'Link', '' ) )->appliesTo( 5 ) );
		foreach ( self::SWITCHES as $index => $name ) {
			$only = RatingSettings::of( [ $name => 'yes' ] + array_fill_keys( self::SWITCHES, 'no' ) + self::CHANGES );
			$all  = [ $only->showsCount, $only->showsAverage, $only->usesSchema, $only->showsLogo ];
			self::assertSame( [ $index ], array_keys( array_filter( $all ) ), $name );
		}
	}

	#[TestDox( '[RAT-02~] only what an owner changed is stored; other texts are in the language of the site, whatever that of the owner is' )]
	public function testDefaultsAreNotStored(): void {
		add_filter( 'gettext_userfeedback', static fn ( string $text ) => determine_locale() . " $text" );
		// The language of the owner's profile; that of the site comes from another filter.
		add_filter( 'determine_locale', static fn () => 'de_DE', 1 );
		$saved = $this->body( $this->change( [ 'icon_id' => 'hearts', 'rating_question' => 'Mine?' ] ) );
		self::assertSame( 'en_US Thank you for your rating.', $saved['thank_you_message'] );
		self::assertSame( [ 'icon_id' => 'hearts', 'rating_question' => 'Mine?' ], get_option( RatingSettingsReader::OPTION ) );
	}

	#[TestDox( '[RAT-02~] texts lose line breaks and control characters, URLs their white space, and post types their order' )]
	public function testNormalises(): void {
		$high  = [ 'url' => " https://example.org/ \n", 'text' => " a\tb " ] + self::CHANGES['high_invitation'];
		$saved = $this->body(
			$this->change(
				[
					'rating_question' => "  Good\nor \u{202E}bad? ",
					'high_invitation' => $high,
					'post_types'      => [ 'post', 'page', 'post' ],
				]
			)
		);
		self::assertSame( 'Good or bad?', $saved['rating_question'] );
		self::assertSame( 'https://example.org/', $saved['high_invitation']['url'] );
		self::assertSame( 'a b', $saved['high_invitation']['text'] );
		self::assertSame( [ 'page', 'post' ], $saved['post_types'] );
	}

	#[TestDox( '[RAT-02~] a post type whose plugin is gone stays until it is taken away, and does not come back' )]
	public function testAPostTypeOfAnInactivePlugin(): void {
		register_post_type( 'book', [ 'public' => true ] );
		$this->change( [ 'post_types' => [ 'book', 'post' ] ] );
		unregister_post_type( 'book' );
		$kept = $this->body( $this->change( [ 'post_types' => [ 'post', 'page', 'book' ] ] ) );
		self::assertSame( [ 'book', 'page', 'post' ], $kept['post_types'] );
		$this->change( [ 'post_types' => [ 'post' ] ] );
		$again = $this->assertRefused( $this->change( [ 'post_types' => [ 'book' ] ] ), 400, 'userfeedback_settings_invalid' );
		self::assertSame( [ 'rating_settings.post_types[0]' => 'unknown_post_type' ], $again );
	}

	#[TestDox( '[RAT-02~] visitors see the defaults where somebody broke the stored option' )]
	public function testABrokenOption(): void {
		$this->change( [ 'icon_id' => 'hearts' ] );
		$broken = [
			'icon_color'      => 'red;}</style>',
			'text_color'      => [ 'a' ],
			'rating_question' => '',
			'font'            => [ 'value' => '4', 'family' => 'Roboto' ],
			'post_types'      => [ 'post', 7 ],
			'low_comment'     => [ 'is_on' => true ],
			'review_type'     => 'Organization',
			'display_settings' => 7,
		];
		update_option( RatingSettingsReader::OPTION, $broken + [ 'icon_id' => 'hearts' ], true );
		$defaults = RatingSettingsReader::over( [] );
		self::assertSame( [ 'icon_id' => 'hearts' ] + $defaults, RatingSettingsReader::values() );
		update_option( RatingSettingsReader::OPTION, 'nonsense', true );
		self::assertSame( $defaults, RatingSettingsReader::values() );
	}

	#[TestDox( '[RAT-02~] a page of a site without changed settings reads them without a query' )]
	public function testReadsWithoutAQuery(): void {
		wp_load_alloptions();
		$before = get_num_queries();
		RatingSettingsReader::current();
		self::assertSame( $before, get_num_queries() );
	}

	#[TestDox( '[RAT-02~] page caches are emptied once when something changes, and not otherwise' )]
	public function testPageCaches(): void {
		$before = did_action( 'userfeedback_pages_outdated' );
		$this->change( [ 'icon_id' => 'stars' ] );
		$this->change( [ 'icon_id' => 'bananas' ] );
		self::assertSame( $before, did_action( 'userfeedback_pages_outdated' ) );
		$this->change( [ 'icon_id' => 'hearts', 'show_rating' => 'no' ] );
		self::assertSame( $before + 1, did_action( 'userfeedback_pages_outdated' ) );
	}

	#[TestDox( '[RAT-02~] where post ratings are locked, every setting is refused and everything stored stays readable' )]
	#[DataProvider( 'lockedPlans' )]
	public function testLocked( OtherPlan $plan, string $decision ): void {
		$this->change( [ 'icon_id' => 'thumbs', 'low_comment' => self::CHANGES['low_comment'] ] );
		$stored = $this->stored();
		$plan->takeOver();
		foreach ( array_merge( self::CHANGES, [ 'review_type' => 'Book' ] ) as $name => $value ) {
			if ( in_array( $name, [ 'use_review_schema', 'low_comment' ], true ) ) {
				continue;
			}
			$response = $this->change( [ $name => $value ] );
			$this->assertRefused( $response, 403, 'userfeedback_feature_locked' );
			$data = $this->body( $response )['data'];
			self::assertSame( [ 'post-ratings', $decision ], [ $data['feature'], $data['decision'] ] );
		}
		self::assertSame( $stored, $this->stored() );
		// What is stored already is no change, whatever the order of its parts.
		$same = $this->change( [ 'low_comment' => array_reverse( self::CHANGES['low_comment'] ) ] + $stored );
		self::assertSame( 200, $same->get_status(), (string) wp_json_encode( $same->get_data() ) );
	}

	/**
	 * @return iterable<string, array{OtherPlan, string}>
	 */
	public static function lockedPlans(): iterable {
		yield 'Lite' => [ OtherPlan::lite(), 'upgrade' ];
		yield 'Plus' => [ OtherPlan::of( Plan::Plus ), 'upgrade' ];
		yield 'no key' => [ OtherPlan::withoutKey(), 'license' ];
		yield 'expired' => [ OtherPlan::of( Plan::Elite, LicenseStatus::Expired ), 'license' ];
		yield 'without the add-on' => [ OtherPlan::of( Plan::Pro, hasAddOns: false ), 'activate-addon' ];
	}

	#[TestDox( '[RAT-02~] the schema that the API documents names every setting' )]
	public function testSchema(): void {
		self::assertSame( array_keys( RatingSettingsSchema::settings()['properties'] ), array_keys( $this->stored() ) );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function change( array $changes ): WP_REST_Response {
		return $this->post( self::PATH, [ 'rating_settings' => $changes ] );
	}

	/**
	 * @return array<mixed>
	 */
	private function stored(): array {
		return $this->body( $this->get( self::PATH ) );
	}
}
