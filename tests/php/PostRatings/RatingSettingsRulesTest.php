<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\PostRatings\Settings\RatedPostTypes;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * Which settings of post ratings are refused.
 */
final class RatingSettingsRulesTest extends TestCase {

	private const LOW  = [ 'is_on' => true, 'up_to' => 3, 'question' => 'Why?' ];
	private const HIGH = [
		'is_on'      => true,
		'from'       => 5,
		'text'       => 'Tell others.',
		'link_label' => 'Review us',
		'url'        => 'https://example.org/review',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		OtherPlan::of( Plan::Pro )->takeOver();
	}

	/** @param array<string, mixed> $changes */
	#[TestDox( '[RAT-02~] refuses an invalid setting of post ratings by name and stores nothing' )]
	#[DataProvider( 'invalid' )]
	public function testRefuses( array $changes, string $field, string $code ): void {
		$refused = $this->assertRefused( $this->change( $changes + [ 'icon_id' => 'hearts' ] ), 400, 'userfeedback_settings_invalid' );
		self::assertSame( [ "rating_settings.$field" => $code ], $refused );
		self::assertFalse( get_option( RatingSettingsReader::OPTION ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string, string}>
	 */
	public static function invalid(): iterable {
		$low  = self::LOW;
		$high = self::HIGH;
		yield 'an unknown name' => [ [ 'colour' => 'red' ], 'colour', 'unknown_field' ];
		yield 'an unknown icon' => [ [ 'icon_id' => 'bananas' ], 'icon_id', 'not_in_enum' ];
		yield 'a color with text behind it' => [ [ 'icon_color' => '#AA0000;}' ], 'icon_color', 'invalid_pattern' ];
		yield 'no icon color' => [ [ 'icon_color' => '' ], 'icon_color', 'invalid_pattern' ];
		yield 'a short color' => [ [ 'text_color' => '#fff' ], 'text_color', 'invalid_pattern' ];
		yield 'a color and a line' => [ [ 'background_color' => "#ffffff\n" ], 'background_color', 'invalid_pattern' ];
		yield 'a place of its own' => [ [ 'display_settings' => 'header' ], 'display_settings', 'not_in_enum' ];
		yield 'a boolean for yes' => [ [ 'show_rating' => true ], 'show_rating', 'invalid_type' ];
		yield 'no question' => [ [ 'rating_question' => ' ' ], 'rating_question', 'required' ];
		yield 'a long question' => [ [ 'rating_question' => str_repeat( 'ä', 201 ) ], 'rating_question', 'too_long' ];
		yield 'a long message' => [ [ 'thank_you_message' => str_repeat( 'ä', 501 ) ], 'thank_you_message', 'too_long' ];
		yield 'an unknown font' => [ [ 'font' => [ 'value' => '400', 'family' => 'x' ] ], 'font.family', 'unknown_font' ];
		yield 'a weight that the font lacks' => [ [ 'font' => [ 'value' => '700', 'family' => 'Abel' ] ], 'font.value', 'unknown_weight' ];
		yield 'a weight between' => [ [ 'font' => [ 'value' => '450', 'family' => '' ] ], 'font.value', 'not_in_enum' ];
		yield 'an unknown post type' => [ [ 'post_types' => [ 'post', 'unknown' ] ], 'post_types[1]', 'unknown_post_type' ];
		yield 'media' => [ [ 'post_types' => [ 'attachment' ] ], 'post_types[0]', 'unknown_post_type' ];
		yield 'a type without pages' => [ [ 'post_types' => [ 'revision' ] ], 'post_types[0]', 'unknown_post_type' ];
		yield 'a rating of a business' => [ [ 'review_type' => 'LocalBusiness' ], 'review_type', 'not_in_enum' ];
		yield 'no type of review' => [ [ 'use_review_schema' => 'yes' ], 'review_type', 'required' ];
		yield 'no rating is low' => [ [ 'low_comment' => [ 'up_to' => 0 ] + $low ], 'low_comment.up_to', 'out_of_bounds' ];
		yield 'every rating is low' => [ [ 'low_comment' => [ 'up_to' => 5 ] + $low ], 'low_comment.up_to', 'out_of_bounds' ];
		yield 'no question about it' => [ [ 'low_comment' => [ 'question' => '' ] + $low ], 'low_comment.question', 'required' ];
		yield 'a low rating that is high' => [
			[ 'low_comment' => [ 'up_to' => 4 ] + $low, 'high_invitation' => [ 'from' => 4 ] + $high ],
			'low_comment.up_to',
			'overlap',
		];
		yield 'every rating is high' => [ [ 'high_invitation' => [ 'from' => 1 ] + $high ], 'high_invitation.from', 'out_of_bounds' ];
		$script = [ 'url' => 'javascript:alert(1)' ] + $high;
		yield 'a script for a URL' => [ [ 'high_invitation' => $script ], 'high_invitation.url', 'invalid_url' ];
		yield 'a bad URL although it is off' => [
			[ 'high_invitation' => [ 'is_on' => false, 'url' => 'ftp://example.org' ] + $high ],
			'high_invitation.url',
			'invalid_url',
		];
		yield 'no URL' => [ [ 'high_invitation' => [ 'url' => '' ] + $high ], 'high_invitation.url', 'required' ];
		yield 'no text of the link' => [ [ 'high_invitation' => [ 'link_label' => '' ] + $high ], 'high_invitation.link_label', 'required' ];
		yield 'no text' => [ [ 'high_invitation' => [ 'text' => '' ] + $high ], 'high_invitation.text', 'required' ];
	}

	#[TestDox( '[RAT-02~] what is the greatest and the least still is stored' )]
	public function testBounds(): void {
		$bounds = [
			'rating_question' => str_repeat( 'ä', 200 ),
			'thank_you_message' => str_repeat( 'ä', 500 ),
			'low_comment'     => [ 'up_to' => 1 ] + self::LOW,
			'high_invitation' => [ 'from' => 2 ] + self::HIGH,
		];
		self::assertSame( 200, $this->change( $bounds )->get_status() );
		$alone = [
			'low_comment'     => [ 'up_to' => 4 ] + self::LOW,
			'high_invitation' => [ 'is_on' => false, 'from' => 4 ] + self::HIGH,
		];
		self::assertSame( 200, $this->change( $alone )->get_status() );
		$off = [ 'low_comment' => [ 'is_on' => false ] + $alone['low_comment'], 'high_invitation' => [ 'from' => 4 ] + self::HIGH ];
		self::assertSame( 200, $this->change( $off )->get_status() );
	}

	#[TestDox( '[RAT-02~] only post types whose posts have public pages can be rated' )]
	public function testPostTypesWithoutPages(): void {
		register_post_type( 'secret', [ 'public' => false, 'publicly_queryable' => true ] );
		register_post_type( 'inside', [ 'public' => true, 'publicly_queryable' => false ] );
		register_post_type( 'book', [ 'public' => true, 'label' => 'Books' ] );
		foreach ( [ 'secret', 'inside' ] as $type ) {
			$this->assertRefused( $this->change( [ 'post_types' => [ $type ] ] ), 400, 'userfeedback_settings_invalid' );
		}
		self::assertSame( 200, $this->change( [ 'post_types' => [ 'book' ] ] )->get_status() );
		self::assertSame( [ 'post', 'page', 'book' ], array_column( RatedPostTypes::all(), 'name' ) );
		self::assertContains( 'Books', array_column( RatedPostTypes::all(), 'label' ) );
		array_map( unregister_post_type( ... ), [ 'secret', 'inside', 'book' ] );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function change( array $changes ): WP_REST_Response {
		return $this->post( '/userfeedback/v1/post-ratings/settings', [ 'rating_settings' => $changes ] );
	}
}
