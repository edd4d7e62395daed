<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * POST post-ratings/preview.
 */
final class RatingPreviewRestTest extends TestCase {

	private const LOW  = [ 'is_on' => true, 'up_to' => 2, 'question' => 'What was missing?' ];
	private const HIGH = [
		'is_on'      => true,
		'from'       => 4,
		'text'       => 'Tell others.',
		'link_label' => 'Review us',
		'url'        => 'https://example.org/review',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		OtherPlan::of( Plan::Pro )->takeOver();
	}

	#[TestDox( '[RAT-02~] the preview shows the edited settings over the stored ones and stores nothing' )]
	public function testShowsEditedSettings(): void {
		$this->post( '/userfeedback/v1/post-ratings/settings', [ 'rating_settings' => [ 'rating_instruction_message' => 'Stored text' ] ] );
		$stored  = get_option( RatingSettingsReader::OPTION );
		$preview = $this->body( $this->preview( [ 'rating_question' => 'Any <b>good?', 'icon_color' => '#AA0000', 'icon_id' => 'emoji' ] ) );
		$html    = (string) $preview['html'];
		foreach ( [ 'Any &lt;b&gt;good?', '#AA0000', 'Stored text', 'Very good', '3.7' ] as $text ) {
			self::assertStringContainsString( $text, $html );
		}
		// Without a token, no rating of the preview could be stored.
		self::assertStringContainsString( 'name="userfeedback_rating_nonce" value=""', $html );
		self::assertSame( $stored, get_option( RatingSettingsReader::OPTION ) );
		self::assertSame( [ 'en-US', 'ltr' ], [ $preview['lang'], $preview['dir'] ] );
	}

	#[TestDox( '[RAT-02~] the preview shows what visitors see after a low and after a high rating, without a token' )]
	public function testShowsWhatFollowsARating(): void {
		$changes = [ 'thank_you_message' => 'Cheers', 'low_comment' => self::LOW, 'high_invitation' => self::HIGH ];
		$texts   = fn ( string $state ) => $this->visible( $this->preview( $changes, $state ) );
		$of      = [
			'ask'  => [ false, false, false ],
			'low'  => [ true, true, false ],
			'high' => [ true, false, true ],
		];
		foreach ( $of as $state => $expected ) {
			$shown = $texts( $state );
			self::assertSame(
				$expected,
				array_map( static fn ( string $text ) => str_contains( $shown, $text ), [ 'Cheers', 'What was missing?', 'Review us' ] ),
				$state
			);
		}
	}

	#[TestDox( '[RAT-02~] a web font is loaded only if the owner chose one' )]
	public function testWebFont(): void {
		$styles = fn ( array $changes ) => $this->body( $this->preview( $changes ) )['styles'];
		self::assertCount( 1, $styles( [] ) );
		self::assertStringContainsString( '/build/post-ratings/control.css?ver', $styles( [] )[0] );
		self::assertSame(
			'https://fonts.googleapis.com/css2?family=Open%20Sans:wght@600&display=swap',
			$styles( [ 'font' => [ 'value' => '600', 'family' => 'Open Sans' ] ] )[1]
		);
	}

	#[TestDox( '[RAT-02~] the preview goes on while settings are not complete' )]
	public function testShowsDrafts(): void {
		$draft = [
			'rating_question'   => '',
			'thank_you_message' => 'Still here',
			'use_review_schema' => 'yes',
			'low_comment'       => [ 'up_to' => 4 ] + self::LOW,
			'high_invitation'   => [ 'text' => 'Wait', 'link_label' => '', 'url' => 'javascript:x' ] + self::HIGH,
		];
		foreach ( [ 'low', 'high' ] as $state ) {
			self::assertStringContainsString( 'Still here', $this->visible( $this->preview( $draft, $state ) ) );
			self::assertStringNotContainsString( 'href="javascript:', (string) $this->body( $this->preview( $draft, $state ) )['html'] );
		}
		$saved = $this->post( '/userfeedback/v1/post-ratings/settings', [ 'rating_settings' => $draft ] );
		self::assertCount( 5, $this->assertRefused( $saved, 400, 'userfeedback_settings_invalid' ) );
	}

	#[TestDox( '[RAT-02~] the preview refuses invalid settings by name, and an unknown state' )]
	public function testRefuses(): void {
		$refused = $this->assertRefused( $this->preview( [ 'icon_id' => 'bananas' ] ), 400, 'userfeedback_settings_invalid' );
		self::assertSame( [ 'rating_settings.icon_id' ], array_keys( $refused ) );
		$font = [ 'font' => [ 'value' => '400', 'family' => '";}' ] ];
		$refused = $this->assertRefused( $this->preview( $font ), 400, 'userfeedback_settings_invalid' );
		self::assertSame( [ 'rating_settings.font.family' ], array_keys( $refused ) );
		self::assertSame( 400, $this->preview( [], 'later' )->get_status() );
	}

	#[TestDox( '[RAT-02~] a locked site sees the preview of what is stored' )]
	public function testLocked(): void {
		OtherPlan::lite()->takeOver();
		self::assertSame( 200, $this->preview( [] )->get_status() );
	}

	/**
	 * The HTML without elements that are hidden and without attributes.
	 */
	private function visible( WP_REST_Response $response ): string {
		$html = (string) $this->body( $response )['html'];
		self::assertStringNotContainsString( 'value="' . wp_create_nonce( 'wp_rest' ), $html );
		$shown = (string) preg_replace( '~<(form|p)\b[^>]*\shidden\b[^>]*>.*?</\1>~s', '', $html );
		return wp_strip_all_tags( $shown );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function preview( array $changes, string $state = 'ask' ): WP_REST_Response {
		return $this->post( '/userfeedback/v1/post-ratings/preview', [ 'rating_settings' => $changes, 'state' => $state ] );
	}
}
