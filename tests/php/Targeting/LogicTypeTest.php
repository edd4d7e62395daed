<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Targeting;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * GET logic-type: what owners can choose for a page rule.
 */
final class LogicTypeTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	protected function tearDown(): void {
		foreach ( [ 'ufb_shown', 'ufb_hidden' ] as $name ) {
			unregister_post_type( $name );
			unregister_taxonomy( "{$name}_group" );
		}
		parent::tearDown();
	}

	#[TestDox( '[SET-04~] GET logic-type finds the choices of the six types by a part of their label, ignoring case' )]
	public function testTheChoicesOfEachType(): void {
		self::assertSame( [ 'yes' => 'Logged in', 'no' => 'Not logged in' ], $this->found( 'user_logged_in' ) );
		self::assertSame( [ 'no' => 'Not logged in' ], $this->found( 'user_logged_in', 'NOT' ) );
		self::assertSame( [ 'editor' => 'Editor' ], $this->found( 'wp_user_roles', 'edi' ) );
		self::assertSame( [ 'not_found' => 'Page not found (404)' ], $this->found( 'wp_page_type', '404' ) );
		self::assertSame( [ 'post' => 'Posts' ], $this->found( 'post_type', 'post' ) );
		self::assertSame( [ 'category' => 'Category' ], $this->found( 'taxonomy', 'cat' ) );
		$id = $this->term( 'Fish & <b>Chips</b>', 'category', 'fish-b-chips' );
		self::assertSame( [ $id => 'Fish & Chips (Category)' ], $this->found( 'taxonomy_term', 'fish' ) );
		self::assertSame( [], $this->found( 'taxonomy_term', 'fish-b-chips' ), 'the slug is not searched' );
		self::assertSame( [], $this->found( 'wp_user_roles', 'no such role' ) );
	}

	#[TestDox( '[SET-04~] GET logic-type offers only content that visitors can view' )]
	public function testOnlyPublicContent(): void {
		foreach ( [ 'ufb_shown' => true, 'ufb_hidden' => false ] as $name => $isPublic ) {
			register_post_type( $name, [ 'public' => $isPublic, 'label' => "Content $name" ] );
			register_taxonomy( "{$name}_group", $name, [ 'public' => $isPublic, 'labels' => [ 'singular_name' => "Group $name" ] ] );
			$this->term( "Term $name", "{$name}_group" );
		}
		self::assertSame( [ 'ufb_shown' => 'Content ufb_shown' ], $this->found( 'post_type', 'content ufb' ) );
		self::assertSame( [ 'ufb_shown_group' => 'Group ufb_shown' ], $this->found( 'taxonomy', 'group ufb' ) );
		self::assertSame( [ 'Term ufb_shown (Group ufb_shown)' ], array_values( $this->found( 'taxonomy_term', 'term ufb' ) ) );
		self::assertArrayNotHasKey( 'nav_menu', $this->found( 'taxonomy' ) );
		self::assertArrayNotHasKey( 'wp_block', $this->found( 'post_type' ) );
	}

	public function testManyTermsAreLimited(): void {
		foreach ( range( 1, 60 ) as $number ) {
			$this->term( sprintf( 'Ufbmany %02d', $number ), 'post_tag' );
		}
		self::assertCount( 50, $this->found( 'taxonomy_term', 'ufbmany' ) );
		self::assertSame( [ 'Ufbmany 60 (Tag)' ], array_values( $this->found( 'taxonomy_term', 'ufbmany 60' ) ) );
		self::assertSame( [], $this->found( 'taxonomy_term', 'ufbmany%' ), 'wildcards of SQL have no meaning' );
	}

	#[TestDox( '[SET-04~] GET logic-type names a type without choices, and one of an inactive add-on, as the wrong argument' )]
	public function testUnknownTypes(): void {
		foreach ( [ '', 'page_url_is', 'specific_pages', 'no_such_type' ] as $type ) {
			$response = $this->get( '/userfeedback/v1/logic-type', [ 'logic_type' => $type ] );
			self::assertSame( [ 'logic_type' => 'unknown_type' ], $this->assertRefused( $response, 400, 'userfeedback_logic_type_unknown' ), $type );
		}
		$long = $this->get( '/userfeedback/v1/logic-type', [ 'logic_type' => 'taxonomy', 'search' => str_repeat( 'x', 201 ) ] );
		self::assertSame( 400, $long->get_status() );
	}

	/**
	 * @return array<string, string> Labels by id.
	 */
	private function found( string $type, string $search = '' ): array {
		$response = $this->get( '/userfeedback/v1/logic-type', [ 'logic_type' => $type ] + ( $search === '' ? [] : [ 'search' => $search ] ) );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $this->body( $response ) ) );
		/** @var list<array{id: string, label: string}> $choices */
		$choices = $this->body( $response );
		foreach ( $choices as $choice ) {
			self::assertSame( [ 'id', 'label' ], array_keys( $choice ) );
			self::assertIsString( $choice['id'] );
		}
		return array_column( $choices, 'label', 'id' );
	}

	private function term( string $name, string $taxonomy, string $slug = '' ): int {
		$term = wp_insert_term( $name, $taxonomy, [ 'slug' => $slug ] );
		self::assertIsArray( $term );
		return (int) $term['term_id'];
	}
}
