-- One folding of text: for searching, sorting and uniqueness, case, accents, quotes, dashes, spaces and invisible
-- characters count for nothing, on every database alike.

-- Stored texts are composed (NFC), as new ones are from now on. What would then be equal to another row's text stays, and
-- so does the history. The owner is held to the policies, which show no rows to a migration: they are lifted while it
-- changes some.
DO $$
DECLARE
  place record;
  found record;
BEGIN
  FOR place IN
    SELECT c.oid::regclass AS name, c.relforcerowsecurity AS is_forced,
      string_agg(CASE WHEN a.atttypid = 'text'::regtype THEN format('%1$I IS NOT NFC NORMALIZED', a.attname)
        ELSE format('array_to_string(%1$I, '' '') IS NOT NFC NORMALIZED', a.attname) END, ' OR ') AS unlike,
      string_agg(CASE WHEN a.atttypid = 'text'::regtype THEN format('%1$I = normalize(%1$I, NFC)', a.attname)
        ELSE format('%1$I = CASE WHEN %1$I IS NOT NULL THEN
          ARRAY(SELECT normalize(v.t, NFC) FROM unnest(%1$I) WITH ORDINALITY AS v(t, n) ORDER BY v.n) END', a.attname)
        END, ', ') AS changes
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
      AND a.attgenerated = '' AND a.atttypid IN ('text'::regtype, 'text[]'::regtype)
      AND c.relname NOT LIKE 'History%' AND c.relname NOT LIKE '\_prisma%'
    GROUP BY c.oid, c.relforcerowsecurity
  LOOP
    IF place.is_forced THEN EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', place.name); END IF;
    FOR found IN EXECUTE format('SELECT ctid AS spot FROM %s WHERE %s', place.name, place.unlike) LOOP
      BEGIN
        EXECUTE format('UPDATE %s SET %s WHERE ctid = $1', place.name, place.changes) USING found.spot;
      EXCEPTION WHEN unique_violation THEN
        RAISE NOTICE 'a row of % stays as it is: another has the same text composed', place.name;
      END;
    END LOOP;
    IF place.is_forced THEN EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', place.name); END IF;
  END LOOP;
END
$$;

-- Written by tests/support/foldSql.ts, from the tables of gateway/domains/foldContract.ts.
CREATE FUNCTION fold_text(given text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := given;
BEGIN
  IF octet_length(given) = char_length(given) THEN
    folded := translate(lower(given COLLATE "C"), '`', '''');
  ELSE
    folded := normalize(regexp_replace(folded, E'[\u00AD\u034F\u061C\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F'
      '\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-'
      '\U000E0FFF]', '', 'g'), NFD);
    folded := replace(replace(folded, E'\u0418\u0306', E'\u0419'), E'\u0438\u0306', E'\u0439');
    folded := lower(regexp_replace(folded, E'[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u064B-\u0652\u0670\u1AB0-\u1AFF'
      '\u1DC0-\u1DFF]', '', 'g') COLLATE "C");
    IF folded ~ E'[\u00C6\u00DE-\u00DF\u00E6\u00FE\u0149\u0152-\u0153\u0587\u1E9A\u1E9E\uFB00-\uFB06\uFB13-\uFB17]' THEN
      folded := replace(folded, E'\u00C6', E'ae');
      folded := replace(folded, E'\u00DE', E'th');
      folded := replace(folded, E'\u00DF', E'ss');
      folded := replace(folded, E'\u00E6', E'ae');
      folded := replace(folded, E'\u00FE', E'th');
      folded := replace(folded, E'\u0149', E'''n');
      folded := replace(folded, E'\u0152', E'oe');
      folded := replace(folded, E'\u0153', E'oe');
      folded := replace(folded, E'\u0587', E'\u0565\u0582');
      folded := replace(folded, E'\u1E9A', E'a\u02BE');
      folded := replace(folded, E'\u1E9E', E'ss');
      folded := replace(folded, E'\uFB00', E'ff');
      folded := replace(folded, E'\uFB01', E'fi');
      folded := replace(folded, E'\uFB02', E'fl');
      folded := replace(folded, E'\uFB03', E'ffi');
      folded := replace(folded, E'\uFB04', E'ffl');
      folded := replace(folded, E'\uFB05', E'st');
      folded := replace(folded, E'\uFB06', E'st');
      folded := replace(folded, E'\uFB13', E'\u0574\u0576');
      folded := replace(folded, E'\uFB14', E'\u0574\u0565');
      folded := replace(folded, E'\uFB15', E'\u0574\u056B');
      folded := replace(folded, E'\uFB16', E'\u057E\u0576');
      folded := replace(folded, E'\uFB17', E'\u0574\u056D');
    END IF;
    IF folded ~ E'[`\u00AB\u00B4-\u00B5\u00BB\u02B9\u02BB-\u02BD\u02C8\u02D7\u2010-\u2015\u2018-\u201F\u2032-\u2033'
      '\u2035-\u2036\u2043\u2212\u24B6-\u24CF\u2E17\u2E1A\u2E3A-\u2E3B\u2E40\u2E5D\u301C\u3030\u30A0\uFE31-'
      '\uFE32\uFE58\uFE63]' THEN
      folded := translate(folded,
      E'`\u00AB\u00B4\u00B5\u00BB\u02B9\u02BB\u02BC\u02BD\u02C8\u02D7\u2010\u2011\u2012\u2013\u2014\u2015'
      '\u2018\u2019\u201A\u201B\u201C\u201D\u201E\u201F\u2032\u2033\u2035\u2036\u2043\u2212\u24B6\u24B7'
      '\u24B8\u24B9\u24BA\u24BB\u24BC\u24BD\u24BE\u24BF\u24C0\u24C1\u24C2\u24C3\u24C4\u24C5\u24C6\u24C7'
      '\u24C8\u24C9\u24CA\u24CB\u24CC\u24CD\u24CE\u24CF\u2E17\u2E1A\u2E3A\u2E3B\u2E40\u2E5D\u301C\u3030'
      '\u30A0\uFE31\uFE32\uFE58\uFE63',
      E'''"''\u03BC"''''''''''-------''''''''""""''"''"--\u24D0\u24D1\u24D2\u24D3\u24D4\u24D5\u24D6\u24D7'
      '\u24D8\u24D9\u24DA\u24DB\u24DC\u24DD\u24DE\u24DF\u24E0\u24E1\u24E2\u24E3\u24E4\u24E5\u24E6\u24E7'
      '\u24E8\u24E9-------------');
    END IF;
    IF folded ~ E'[\u00D0\u00D8\u00F0\u00F8\u0110-\u0111\u0126-\u0127\u0131-\u0132\u013F\u0141-\u0142\u014A\u0166-'
      '\u0167\u017F\u0181-\u0182\u0184\u0186-\u0187\u0189-\u018B\u018E-\u0191\u0193-\u0194\u0196-\u0198'
      '\u019C-\u019D\u019F\u01A2\u01A4\u01A6-\u01A7\u01A9\u01AC\u01AE\u01B1-\u01B3\u01B5\u01B7-\u01B8\u01BC'
      '\u01C4-\u01C5\u01C7-\u01C8\u01CA-\u01CB\u01E4\u01F1-\u01F2\u01F6-\u01F7\u021C\u0220\u0222\u0224'
      '\u023A-\u023B\u023D-\u023E\u0241\u0243-\u0246\u0248\u024A\u024C\u024E\u1EFA\u1EFC\u1EFE\u2132\u2160-'
      '\u216F\u2183\u2C60\u2C62-\u2C64\u2C67\u2C69\u2C6B\u2C6D-\u2C70\u2C72\u2C75\u2C7E-\u2C7F\uA722\uA724'
      '\uA726\uA728\uA72A\uA72C\uA72E\uA732\uA734\uA736\uA738\uA73A\uA73C\uA73E\uA740\uA742\uA744\uA746'
      '\uA748\uA74A\uA74C\uA74E\uA750\uA752\uA754\uA756\uA758\uA75A\uA75C\uA75E\uA760\uA762\uA764\uA766'
      '\uA768\uA76A\uA76C\uA76E\uA779\uA77B\uA77D-\uA77E\uA780\uA782\uA784\uA786\uA78B\uA78D\uA790\uA792'
      '\uA796\uA798\uA79A\uA79C\uA79E\uA7A0\uA7A2\uA7A4\uA7A6\uA7A8\uA7AA-\uA7AE\uA7B0-\uA7B4\uA7B6\uA7B8'
      '\uA7BA\uA7BC\uA7BE\uA7C0\uA7C2\uA7C4-\uA7C7\uA7C9\uA7CB-\uA7CC\uA7CE\uA7D0\uA7D2\uA7D4\uA7D6\uA7D8'
      '\uA7DA\uA7DC\uA7F5\uFF21-\uFF3A\uFF41-\uFF5A]' THEN
      folded := translate(folded,
      E'\u00D0\u00D8\u00F0\u00F8\u0110\u0111\u0126\u0127\u0131\u0132\u013F\u0141\u0142\u014A\u0166\u0167'
      '\u017F\u0181\u0182\u0184\u0186\u0187\u0189\u018A\u018B\u018E\u018F\u0190\u0191\u0193\u0194\u0196'
      '\u0197\u0198\u019C\u019D\u019F\u01A2\u01A4\u01A6\u01A7\u01A9\u01AC\u01AE\u01B1\u01B2\u01B3\u01B5'
      '\u01B7\u01B8\u01BC\u01C4\u01C5\u01C7\u01C8\u01CA\u01CB\u01E4\u01F1\u01F2\u01F6\u01F7\u021C\u0220'
      '\u0222\u0224\u023A\u023B\u023D\u023E\u0241\u0243\u0244\u0245\u0246\u0248\u024A\u024C\u024E\u1EFA'
      '\u1EFC\u1EFE\u2132\u2160\u2161\u2162\u2163\u2164\u2165\u2166\u2167\u2168\u2169\u216A\u216B\u216C'
      '\u216D\u216E\u216F\u2183\u2C60\u2C62\u2C63\u2C64\u2C67\u2C69\u2C6B\u2C6D\u2C6E\u2C6F\u2C70\u2C72'
      '\u2C75\u2C7E\u2C7F\uA722\uA724\uA726\uA728\uA72A\uA72C\uA72E\uA732\uA734\uA736\uA738\uA73A\uA73C'
      '\uA73E\uA740\uA742\uA744\uA746\uA748\uA74A\uA74C\uA74E\uA750\uA752\uA754\uA756\uA758\uA75A\uA75C'
      '\uA75E\uA760\uA762\uA764\uA766\uA768\uA76A\uA76C\uA76E\uA779\uA77B\uA77D\uA77E\uA780\uA782\uA784'
      '\uA786\uA78B\uA78D\uA790\uA792\uA796\uA798\uA79A\uA79C\uA79E\uA7A0\uA7A2\uA7A4\uA7A6\uA7A8\uA7AA'
      '\uA7AB\uA7AC\uA7AD\uA7AE\uA7B0\uA7B1\uA7B2\uA7B3\uA7B4\uA7B6\uA7B8\uA7BA\uA7BC\uA7BE\uA7C0\uA7C2'
      '\uA7C4\uA7C5\uA7C6\uA7C7\uA7C9\uA7CB\uA7CC\uA7CE\uA7D0\uA7D2\uA7D4\uA7D6\uA7D8\uA7DA\uA7DC\uA7F5'
      '\uFF21\uFF22\uFF23\uFF24\uFF25\uFF26\uFF27\uFF28\uFF29\uFF2A\uFF2B\uFF2C\uFF2D\uFF2E\uFF2F\uFF30'
      '\uFF31\uFF32\uFF33\uFF34\uFF35\uFF36\uFF37\uFF38\uFF39\uFF3A\uFF41\uFF42\uFF43\uFF44\uFF45\uFF46'
      '\uFF47\uFF48\uFF49\uFF4A\uFF4B\uFF4C\uFF4D\uFF4E\uFF4F\uFF50\uFF51\uFF52\uFF53\uFF54\uFF55\uFF56'
      '\uFF57\uFF58\uFF59\uFF5A',
      E'dododdhhi\u0133\u0140ll\u014Btts\u0253\u0183\u0185\u0254\u0188\u0256\u0257\u018C\u01DD\u0259\u025B'
      '\u0192\u0260\u0263\u0269\u0268\u0199\u026F\u0272\u0275\u01A3\u01A5\u0280\u01A8\u0283\u01AD\u0288'
      '\u028A\u028B\u01B4\u01B6\u0292\u01B9\u01BD\u01C6\u01C6\u01C9\u01C9\u01CC\u01CC\u01E5\u01F3\u01F3'
      '\u0195\u01BF\u021D\u019E\u0223\u0225\u2C65\u023C\u019A\u2C66\u0242\u0180\u0289\u028C\u0247\u0249'
      '\u024B\u024D\u024F\u1EFB\u1EFD\u1EFF\u214E\u2170\u2171\u2172\u2173\u2174\u2175\u2176\u2177\u2178'
      '\u2179\u217A\u217B\u217C\u217D\u217E\u217F\u2184\u2C61\u026B\u1D7D\u027D\u2C68\u2C6A\u2C6C\u0251'
      '\u0271\u0250\u0252\u2C73\u2C76\u023F\u0240\uA723\uA725\uA727\uA729\uA72B\uA72D\uA72F\uA733\uA735'
      '\uA737\uA739\uA73B\uA73D\uA73F\uA741\uA743\uA745\uA747\uA749\uA74B\uA74D\uA74F\uA751\uA753\uA755'
      '\uA757\uA759\uA75B\uA75D\uA75F\uA761\uA763\uA765\uA767\uA769\uA76B\uA76D\uA76F\uA77A\uA77C\u1D79'
      '\uA77F\uA781\uA783\uA785\uA787\uA78C\u0265\uA791\uA793\uA797\uA799\uA79B\uA79D\uA79F\uA7A1\uA7A3'
      '\uA7A5\uA7A7\uA7A9\u0266\u025C\u0261\u026C\u026A\u029E\u0287\u029D\uAB53\uA7B5\uA7B7\uA7B9\uA7BB'
      '\uA7BD\uA7BF\uA7C1\uA7C3\uA794\u0282\u1D8E\uA7C8\uA7CA\u0264\uA7CD\uA7CF\uA7D1\uA7D3\uA7D5\uA7D7'
      '\uA7D9\uA7DB\u019B\uA7F6abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz');
    END IF;
    IF folded ~ E'[\u0370\u0372\u0376\u037F\u0391-\u03A1\u03A3-\u03A9\u03C2\u03CF-\u03D1\u03D5-\u03D6\u03D8\u03DA'
      '\u03DC\u03DE\u03E0\u03F0-\u03F1\u03F4-\u03F5\u03F7\u03F9-\u03FA\u03FD-\u03FF]' THEN
      folded := translate(folded,
      E'\u0370\u0372\u0376\u037F\u0391\u0392\u0393\u0394\u0395\u0396\u0397\u0398\u0399\u039A\u039B\u039C'
      '\u039D\u039E\u039F\u03A0\u03A1\u03A3\u03A4\u03A5\u03A6\u03A7\u03A8\u03A9\u03C2\u03CF\u03D0\u03D1'
      '\u03D5\u03D6\u03D8\u03DA\u03DC\u03DE\u03E0\u03F0\u03F1\u03F4\u03F5\u03F7\u03F9\u03FA\u03FD\u03FE'
      '\u03FF',
      E'\u0371\u0373\u0377\u03F3\u03B1\u03B2\u03B3\u03B4\u03B5\u03B6\u03B7\u03B8\u03B9\u03BA\u03BB\u03BC'
      '\u03BD\u03BE\u03BF\u03C0\u03C1\u03C3\u03C4\u03C5\u03C6\u03C7\u03C8\u03C9\u03C3\u03D7\u03B2\u03B8'
      '\u03C6\u03C0\u03D9\u03DB\u03DD\u03DF\u03E1\u03BA\u03C1\u03B8\u03B5\u03F8\u03F2\u03FB\u037B\u037C'
      '\u037D');
    END IF;
    IF folded ~ E'[\u0402\u0404-\u0406\u0408-\u040B\u040F-\u042F\u0460\u0462\u0464\u0466\u0468\u046A\u046C\u046E\u0470'
      '\u0472\u0474\u0478\u047A\u047C\u047E\u0480\u048A\u048C\u048E\u0490\u0492\u0494\u0496\u0498\u049A'
      '\u049C\u049E\u04A0\u04A2\u04A4\u04A6\u04A8\u04AA\u04AC\u04AE\u04B0\u04B2\u04B4\u04B6\u04B8\u04BA'
      '\u04BC\u04BE\u04C0\u04C3\u04C5\u04C7\u04C9\u04CB\u04CD\u04D4\u04D8\u04E0\u04E8\u04F6\u04FA\u04FC'
      '\u04FE\u0500\u0502\u0504\u0506\u0508\u050A\u050C\u050E\u0510\u0512\u0514\u0516\u0518\u051A\u051C'
      '\u051E\u0520\u0522\u0524\u0526\u0528\u052A\u052C\u052E\u1C80-\u1C89\uA640\uA642\uA644\uA646\uA648'
      '\uA64A\uA64C\uA64E\uA650\uA652\uA654\uA656\uA658\uA65A\uA65C\uA65E\uA660\uA662\uA664\uA666\uA668'
      '\uA66A\uA66C\uA680\uA682\uA684\uA686\uA688\uA68A\uA68C\uA68E\uA690\uA692\uA694\uA696\uA698\uA69A]' THEN
      folded := translate(folded,
      E'\u0402\u0404\u0405\u0406\u0408\u0409\u040A\u040B\u040F\u0410\u0411\u0412\u0413\u0414\u0415\u0416'
      '\u0417\u0418\u0419\u041A\u041B\u041C\u041D\u041E\u041F\u0420\u0421\u0422\u0423\u0424\u0425\u0426'
      '\u0427\u0428\u0429\u042A\u042B\u042C\u042D\u042E\u042F\u0460\u0462\u0464\u0466\u0468\u046A\u046C'
      '\u046E\u0470\u0472\u0474\u0478\u047A\u047C\u047E\u0480\u048A\u048C\u048E\u0490\u0492\u0494\u0496'
      '\u0498\u049A\u049C\u049E\u04A0\u04A2\u04A4\u04A6\u04A8\u04AA\u04AC\u04AE\u04B0\u04B2\u04B4\u04B6'
      '\u04B8\u04BA\u04BC\u04BE\u04C0\u04C3\u04C5\u04C7\u04C9\u04CB\u04CD\u04D4\u04D8\u04E0\u04E8\u04F6'
      '\u04FA\u04FC\u04FE\u0500\u0502\u0504\u0506\u0508\u050A\u050C\u050E\u0510\u0512\u0514\u0516\u0518'
      '\u051A\u051C\u051E\u0520\u0522\u0524\u0526\u0528\u052A\u052C\u052E\u1C80\u1C81\u1C82\u1C83\u1C84'
      '\u1C85\u1C86\u1C87\u1C88\u1C89\uA640\uA642\uA644\uA646\uA648\uA64A\uA64C\uA64E\uA650\uA652\uA654'
      '\uA656\uA658\uA65A\uA65C\uA65E\uA660\uA662\uA664\uA666\uA668\uA66A\uA66C\uA680\uA682\uA684\uA686'
      '\uA688\uA68A\uA68C\uA68E\uA690\uA692\uA694\uA696\uA698\uA69A',
      E'\u0452\u0454\u0455\u0456\u0458\u0459\u045A\u045B\u045F\u0430\u0431\u0432\u0433\u0434\u0435\u0436'
      '\u0437\u0438\u0439\u043A\u043B\u043C\u043D\u043E\u043F\u0440\u0441\u0442\u0443\u0444\u0445\u0446'
      '\u0447\u0448\u0449\u044A\u044B\u044C\u044D\u044E\u044F\u0461\u0463\u0465\u0467\u0469\u046B\u046D'
      '\u046F\u0471\u0473\u0475\u0479\u047B\u047D\u047F\u0481\u048B\u048D\u048F\u0491\u0493\u0495\u0497'
      '\u0499\u049B\u049D\u049F\u04A1\u04A3\u04A5\u04A7\u04A9\u04AB\u04AD\u04AF\u04B1\u04B3\u04B5\u04B7'
      '\u04B9\u04BB\u04BD\u04BF\u04CF\u04C4\u04C6\u04C8\u04CA\u04CC\u04CE\u04D5\u04D9\u04E1\u04E9\u04F7'
      '\u04FB\u04FD\u04FF\u0501\u0503\u0505\u0507\u0509\u050B\u050D\u050F\u0511\u0513\u0515\u0517\u0519'
      '\u051B\u051D\u051F\u0521\u0523\u0525\u0527\u0529\u052B\u052D\u052F\u0432\u0434\u043E\u0441\u0442'
      '\u0442\u044A\u0463\uA64B\u1C8A\uA641\uA643\uA645\uA647\uA649\uA64B\uA64D\uA64F\uA651\uA653\uA655'
      '\uA657\uA659\uA65B\uA65D\uA65F\uA661\uA663\uA665\uA667\uA669\uA66B\uA66D\uA681\uA683\uA685\uA687'
      '\uA689\uA68B\uA68D\uA68F\uA691\uA693\uA695\uA697\uA699\uA69B');
    END IF;
    IF folded ~ E'[\u03E2\u03E4\u03E6\u03E8\u03EA\u03EC\u03EE\u0531-\u0556\u058A\u05BE\u10A0-\u10C5\u10C7\u10CD\u13A0-'
      '\u13F5\u1400\u1806\u1C90-\u1CBA\u1CBD-\u1CBF\u2C00-\u2C2F\u2C80\u2C82\u2C84\u2C86\u2C88\u2C8A\u2C8C'
      '\u2C8E\u2C90\u2C92\u2C94\u2C96\u2C98\u2C9A\u2C9C\u2C9E\u2CA0\u2CA2\u2CA4\u2CA6\u2CA8\u2CAA\u2CAC'
      '\u2CAE\u2CB0\u2CB2\u2CB4\u2CB6\u2CB8\u2CBA\u2CBC\u2CBE\u2CC0\u2CC2\u2CC4\u2CC6\u2CC8\u2CCA\u2CCC'
      '\u2CCE\u2CD0\u2CD2\u2CD4\u2CD6\u2CD8\u2CDA\u2CDC\u2CDE\u2CE0\u2CE2\u2CEB\u2CED\u2CF2\uFF01-\uFF20'
      '\uFF3B-\uFF40\uFF5B-\uFF5E\U00010400-\U00010427\U000104B0-\U000104D3\U00010570-\U0001057A\U0001057C-'
      '\U0001058A\U0001058C-\U00010592\U00010594-\U00010595\U00010C80-\U00010CB2\U00010D50-\U00010D65'
      '\U00010D6E\U00010EAD\U000118A0-\U000118BF\U00016E40-\U00016E5F\U00016EA0-\U00016EB8\U0001E900-'
      '\U0001E921]' THEN
      folded := translate(folded,
      E'\u03E2\u03E4\u03E6\u03E8\u03EA\u03EC\u03EE\u0531\u0532\u0533\u0534\u0535\u0536\u0537\u0538\u0539'
      '\u053A\u053B\u053C\u053D\u053E\u053F\u0540\u0541\u0542\u0543\u0544\u0545\u0546\u0547\u0548\u0549'
      '\u054A\u054B\u054C\u054D\u054E\u054F\u0550\u0551\u0552\u0553\u0554\u0555\u0556\u058A\u05BE\u10A0'
      '\u10A1\u10A2\u10A3\u10A4\u10A5\u10A6\u10A7\u10A8\u10A9\u10AA\u10AB\u10AC\u10AD\u10AE\u10AF\u10B0'
      '\u10B1\u10B2\u10B3\u10B4\u10B5\u10B6\u10B7\u10B8\u10B9\u10BA\u10BB\u10BC\u10BD\u10BE\u10BF\u10C0'
      '\u10C1\u10C2\u10C3\u10C4\u10C5\u10C7\u10CD\u13A0\u13A1\u13A2\u13A3\u13A4\u13A5\u13A6\u13A7\u13A8'
      '\u13A9\u13AA\u13AB\u13AC\u13AD\u13AE\u13AF\u13B0\u13B1\u13B2\u13B3\u13B4\u13B5\u13B6\u13B7\u13B8'
      '\u13B9\u13BA\u13BB\u13BC\u13BD\u13BE\u13BF\u13C0\u13C1\u13C2\u13C3\u13C4\u13C5\u13C6\u13C7\u13C8'
      '\u13C9\u13CA\u13CB\u13CC\u13CD\u13CE\u13CF\u13D0\u13D1\u13D2\u13D3\u13D4\u13D5\u13D6\u13D7\u13D8'
      '\u13D9\u13DA\u13DB\u13DC\u13DD\u13DE\u13DF\u13E0\u13E1\u13E2\u13E3\u13E4\u13E5\u13E6\u13E7\u13E8'
      '\u13E9\u13EA\u13EB\u13EC\u13ED\u13EE\u13EF\u13F0\u13F1\u13F2\u13F3\u13F4\u13F5\u1400\u1806\u1C90'
      '\u1C91\u1C92\u1C93\u1C94\u1C95\u1C96\u1C97\u1C98\u1C99\u1C9A\u1C9B\u1C9C\u1C9D\u1C9E\u1C9F\u1CA0'
      '\u1CA1\u1CA2\u1CA3\u1CA4\u1CA5\u1CA6\u1CA7\u1CA8\u1CA9\u1CAA\u1CAB\u1CAC\u1CAD\u1CAE\u1CAF\u1CB0'
      '\u1CB1\u1CB2\u1CB3\u1CB4\u1CB5\u1CB6\u1CB7\u1CB8\u1CB9\u1CBA\u1CBD\u1CBE\u1CBF\u2C00\u2C01\u2C02'
      '\u2C03\u2C04\u2C05\u2C06\u2C07\u2C08\u2C09\u2C0A\u2C0B\u2C0C\u2C0D\u2C0E\u2C0F\u2C10\u2C11\u2C12'
      '\u2C13\u2C14\u2C15\u2C16\u2C17\u2C18\u2C19\u2C1A\u2C1B\u2C1C\u2C1D\u2C1E\u2C1F\u2C20\u2C21\u2C22'
      '\u2C23\u2C24\u2C25\u2C26\u2C27\u2C28\u2C29\u2C2A\u2C2B\u2C2C\u2C2D\u2C2E\u2C2F\u2C80\u2C82\u2C84'
      '\u2C86\u2C88\u2C8A\u2C8C\u2C8E\u2C90\u2C92\u2C94\u2C96\u2C98\u2C9A\u2C9C\u2C9E\u2CA0\u2CA2\u2CA4'
      '\u2CA6\u2CA8\u2CAA\u2CAC\u2CAE\u2CB0\u2CB2\u2CB4\u2CB6\u2CB8\u2CBA\u2CBC\u2CBE\u2CC0\u2CC2\u2CC4'
      '\u2CC6\u2CC8\u2CCA\u2CCC\u2CCE\u2CD0\u2CD2\u2CD4\u2CD6\u2CD8\u2CDA\u2CDC\u2CDE\u2CE0\u2CE2\u2CEB'
      '\u2CED\u2CF2\uFF01\uFF02\uFF03\uFF04\uFF05\uFF06\uFF07\uFF08\uFF09\uFF0A\uFF0B\uFF0C\uFF0D\uFF0E'
      '\uFF0F\uFF10\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17\uFF18\uFF19\uFF1A\uFF1B\uFF1C\uFF1D\uFF1E'
      '\uFF1F\uFF20\uFF3B\uFF3C\uFF3D\uFF3E\uFF3F\uFF40\uFF5B\uFF5C\uFF5D\uFF5E\U00010400\U00010401'
      '\U00010402\U00010403\U00010404\U00010405\U00010406\U00010407\U00010408\U00010409\U0001040A\U0001040B'
      '\U0001040C\U0001040D\U0001040E\U0001040F\U00010410\U00010411\U00010412\U00010413\U00010414\U00010415'
      '\U00010416\U00010417\U00010418\U00010419\U0001041A\U0001041B\U0001041C\U0001041D\U0001041E\U0001041F'
      '\U00010420\U00010421\U00010422\U00010423\U00010424\U00010425\U00010426\U00010427\U000104B0\U000104B1'
      '\U000104B2\U000104B3\U000104B4\U000104B5\U000104B6\U000104B7\U000104B8\U000104B9\U000104BA\U000104BB'
      '\U000104BC\U000104BD\U000104BE\U000104BF\U000104C0\U000104C1\U000104C2\U000104C3\U000104C4\U000104C5'
      '\U000104C6\U000104C7\U000104C8\U000104C9\U000104CA\U000104CB\U000104CC\U000104CD\U000104CE\U000104CF'
      '\U000104D0\U000104D1\U000104D2\U000104D3\U00010570\U00010571\U00010572\U00010573\U00010574\U00010575'
      '\U00010576\U00010577\U00010578\U00010579\U0001057A\U0001057C\U0001057D\U0001057E\U0001057F\U00010580'
      '\U00010581\U00010582\U00010583\U00010584\U00010585\U00010586\U00010587\U00010588\U00010589\U0001058A'
      '\U0001058C\U0001058D\U0001058E\U0001058F\U00010590\U00010591\U00010592\U00010594\U00010595\U00010C80'
      '\U00010C81\U00010C82\U00010C83\U00010C84\U00010C85\U00010C86\U00010C87\U00010C88\U00010C89\U00010C8A'
      '\U00010C8B\U00010C8C\U00010C8D\U00010C8E\U00010C8F\U00010C90\U00010C91\U00010C92\U00010C93\U00010C94'
      '\U00010C95\U00010C96\U00010C97\U00010C98\U00010C99\U00010C9A\U00010C9B\U00010C9C\U00010C9D\U00010C9E'
      '\U00010C9F\U00010CA0\U00010CA1\U00010CA2\U00010CA3\U00010CA4\U00010CA5\U00010CA6\U00010CA7\U00010CA8'
      '\U00010CA9\U00010CAA\U00010CAB\U00010CAC\U00010CAD\U00010CAE\U00010CAF\U00010CB0\U00010CB1\U00010CB2'
      '\U00010D50\U00010D51\U00010D52\U00010D53\U00010D54\U00010D55\U00010D56\U00010D57\U00010D58\U00010D59'
      '\U00010D5A\U00010D5B\U00010D5C\U00010D5D\U00010D5E\U00010D5F\U00010D60\U00010D61\U00010D62\U00010D63'
      '\U00010D64\U00010D65\U00010D6E\U00010EAD\U000118A0\U000118A1\U000118A2\U000118A3\U000118A4\U000118A5'
      '\U000118A6\U000118A7\U000118A8\U000118A9\U000118AA\U000118AB\U000118AC\U000118AD\U000118AE\U000118AF'
      '\U000118B0\U000118B1\U000118B2\U000118B3\U000118B4\U000118B5\U000118B6\U000118B7\U000118B8\U000118B9'
      '\U000118BA\U000118BB\U000118BC\U000118BD\U000118BE\U000118BF\U00016E40\U00016E41\U00016E42\U00016E43'
      '\U00016E44\U00016E45\U00016E46\U00016E47\U00016E48\U00016E49\U00016E4A\U00016E4B\U00016E4C\U00016E4D'
      '\U00016E4E\U00016E4F\U00016E50\U00016E51\U00016E52\U00016E53\U00016E54\U00016E55\U00016E56\U00016E57'
      '\U00016E58\U00016E59\U00016E5A\U00016E5B\U00016E5C\U00016E5D\U00016E5E\U00016E5F\U00016EA0\U00016EA1'
      '\U00016EA2\U00016EA3\U00016EA4\U00016EA5\U00016EA6\U00016EA7\U00016EA8\U00016EA9\U00016EAA\U00016EAB'
      '\U00016EAC\U00016EAD\U00016EAE\U00016EAF\U00016EB0\U00016EB1\U00016EB2\U00016EB3\U00016EB4\U00016EB5'
      '\U00016EB6\U00016EB7\U00016EB8\U0001E900\U0001E901\U0001E902\U0001E903\U0001E904\U0001E905\U0001E906'
      '\U0001E907\U0001E908\U0001E909\U0001E90A\U0001E90B\U0001E90C\U0001E90D\U0001E90E\U0001E90F\U0001E910'
      '\U0001E911\U0001E912\U0001E913\U0001E914\U0001E915\U0001E916\U0001E917\U0001E918\U0001E919\U0001E91A'
      '\U0001E91B\U0001E91C\U0001E91D\U0001E91E\U0001E91F\U0001E920\U0001E921',
      E'\u03E3\u03E5\u03E7\u03E9\u03EB\u03ED\u03EF\u0561\u0562\u0563\u0564\u0565\u0566\u0567\u0568\u0569'
      '\u056A\u056B\u056C\u056D\u056E\u056F\u0570\u0571\u0572\u0573\u0574\u0575\u0576\u0577\u0578\u0579'
      '\u057A\u057B\u057C\u057D\u057E\u057F\u0580\u0581\u0582\u0583\u0584\u0585\u0586--\u2D00\u2D01\u2D02'
      '\u2D03\u2D04\u2D05\u2D06\u2D07\u2D08\u2D09\u2D0A\u2D0B\u2D0C\u2D0D\u2D0E\u2D0F\u2D10\u2D11\u2D12'
      '\u2D13\u2D14\u2D15\u2D16\u2D17\u2D18\u2D19\u2D1A\u2D1B\u2D1C\u2D1D\u2D1E\u2D1F\u2D20\u2D21\u2D22'
      '\u2D23\u2D24\u2D25\u2D27\u2D2D\uAB70\uAB71\uAB72\uAB73\uAB74\uAB75\uAB76\uAB77\uAB78\uAB79\uAB7A'
      '\uAB7B\uAB7C\uAB7D\uAB7E\uAB7F\uAB80\uAB81\uAB82\uAB83\uAB84\uAB85\uAB86\uAB87\uAB88\uAB89\uAB8A'
      '\uAB8B\uAB8C\uAB8D\uAB8E\uAB8F\uAB90\uAB91\uAB92\uAB93\uAB94\uAB95\uAB96\uAB97\uAB98\uAB99\uAB9A'
      '\uAB9B\uAB9C\uAB9D\uAB9E\uAB9F\uABA0\uABA1\uABA2\uABA3\uABA4\uABA5\uABA6\uABA7\uABA8\uABA9\uABAA'
      '\uABAB\uABAC\uABAD\uABAE\uABAF\uABB0\uABB1\uABB2\uABB3\uABB4\uABB5\uABB6\uABB7\uABB8\uABB9\uABBA'
      '\uABBB\uABBC\uABBD\uABBE\uABBF\u13F8\u13F9\u13FA\u13FB\u13FC\u13FD--\u10D0\u10D1\u10D2\u10D3\u10D4'
      '\u10D5\u10D6\u10D7\u10D8\u10D9\u10DA\u10DB\u10DC\u10DD\u10DE\u10DF\u10E0\u10E1\u10E2\u10E3\u10E4'
      '\u10E5\u10E6\u10E7\u10E8\u10E9\u10EA\u10EB\u10EC\u10ED\u10EE\u10EF\u10F0\u10F1\u10F2\u10F3\u10F4'
      '\u10F5\u10F6\u10F7\u10F8\u10F9\u10FA\u10FD\u10FE\u10FF\u2C30\u2C31\u2C32\u2C33\u2C34\u2C35\u2C36'
      '\u2C37\u2C38\u2C39\u2C3A\u2C3B\u2C3C\u2C3D\u2C3E\u2C3F\u2C40\u2C41\u2C42\u2C43\u2C44\u2C45\u2C46'
      '\u2C47\u2C48\u2C49\u2C4A\u2C4B\u2C4C\u2C4D\u2C4E\u2C4F\u2C50\u2C51\u2C52\u2C53\u2C54\u2C55\u2C56'
      '\u2C57\u2C58\u2C59\u2C5A\u2C5B\u2C5C\u2C5D\u2C5E\u2C5F\u2C81\u2C83\u2C85\u2C87\u2C89\u2C8B\u2C8D'
      '\u2C8F\u2C91\u2C93\u2C95\u2C97\u2C99\u2C9B\u2C9D\u2C9F\u2CA1\u2CA3\u2CA5\u2CA7\u2CA9\u2CAB\u2CAD'
      '\u2CAF\u2CB1\u2CB3\u2CB5\u2CB7\u2CB9\u2CBB\u2CBD\u2CBF\u2CC1\u2CC3\u2CC5\u2CC7\u2CC9\u2CCB\u2CCD'
      '\u2CCF\u2CD1\u2CD3\u2CD5\u2CD7\u2CD9\u2CDB\u2CDD\u2CDF\u2CE1\u2CE3\u2CEC\u2CEE\u2CF3!"#$%&''()*+,-./'
      '0123456789:;<=>?@[\\]^_''{|}~\U00010428\U00010429\U0001042A\U0001042B\U0001042C\U0001042D\U0001042E'
      '\U0001042F\U00010430\U00010431\U00010432\U00010433\U00010434\U00010435\U00010436\U00010437\U00010438'
      '\U00010439\U0001043A\U0001043B\U0001043C\U0001043D\U0001043E\U0001043F\U00010440\U00010441\U00010442'
      '\U00010443\U00010444\U00010445\U00010446\U00010447\U00010448\U00010449\U0001044A\U0001044B\U0001044C'
      '\U0001044D\U0001044E\U0001044F\U000104D8\U000104D9\U000104DA\U000104DB\U000104DC\U000104DD\U000104DE'
      '\U000104DF\U000104E0\U000104E1\U000104E2\U000104E3\U000104E4\U000104E5\U000104E6\U000104E7\U000104E8'
      '\U000104E9\U000104EA\U000104EB\U000104EC\U000104ED\U000104EE\U000104EF\U000104F0\U000104F1\U000104F2'
      '\U000104F3\U000104F4\U000104F5\U000104F6\U000104F7\U000104F8\U000104F9\U000104FA\U000104FB\U00010597'
      '\U00010598\U00010599\U0001059A\U0001059B\U0001059C\U0001059D\U0001059E\U0001059F\U000105A0\U000105A1'
      '\U000105A3\U000105A4\U000105A5\U000105A6\U000105A7\U000105A8\U000105A9\U000105AA\U000105AB\U000105AC'
      '\U000105AD\U000105AE\U000105AF\U000105B0\U000105B1\U000105B3\U000105B4\U000105B5\U000105B6\U000105B7'
      '\U000105B8\U000105B9\U000105BB\U000105BC\U00010CC0\U00010CC1\U00010CC2\U00010CC3\U00010CC4\U00010CC5'
      '\U00010CC6\U00010CC7\U00010CC8\U00010CC9\U00010CCA\U00010CCB\U00010CCC\U00010CCD\U00010CCE\U00010CCF'
      '\U00010CD0\U00010CD1\U00010CD2\U00010CD3\U00010CD4\U00010CD5\U00010CD6\U00010CD7\U00010CD8\U00010CD9'
      '\U00010CDA\U00010CDB\U00010CDC\U00010CDD\U00010CDE\U00010CDF\U00010CE0\U00010CE1\U00010CE2\U00010CE3'
      '\U00010CE4\U00010CE5\U00010CE6\U00010CE7\U00010CE8\U00010CE9\U00010CEA\U00010CEB\U00010CEC\U00010CED'
      '\U00010CEE\U00010CEF\U00010CF0\U00010CF1\U00010CF2\U00010D70\U00010D71\U00010D72\U00010D73\U00010D74'
      '\U00010D75\U00010D76\U00010D77\U00010D78\U00010D79\U00010D7A\U00010D7B\U00010D7C\U00010D7D\U00010D7E'
      '\U00010D7F\U00010D80\U00010D81\U00010D82\U00010D83\U00010D84\U00010D85--\U000118C0\U000118C1'
      '\U000118C2\U000118C3\U000118C4\U000118C5\U000118C6\U000118C7\U000118C8\U000118C9\U000118CA\U000118CB'
      '\U000118CC\U000118CD\U000118CE\U000118CF\U000118D0\U000118D1\U000118D2\U000118D3\U000118D4\U000118D5'
      '\U000118D6\U000118D7\U000118D8\U000118D9\U000118DA\U000118DB\U000118DC\U000118DD\U000118DE\U000118DF'
      '\U00016E60\U00016E61\U00016E62\U00016E63\U00016E64\U00016E65\U00016E66\U00016E67\U00016E68\U00016E69'
      '\U00016E6A\U00016E6B\U00016E6C\U00016E6D\U00016E6E\U00016E6F\U00016E70\U00016E71\U00016E72\U00016E73'
      '\U00016E74\U00016E75\U00016E76\U00016E77\U00016E78\U00016E79\U00016E7A\U00016E7B\U00016E7C\U00016E7D'
      '\U00016E7E\U00016E7F\U00016EBB\U00016EBC\U00016EBD\U00016EBE\U00016EBF\U00016EC0\U00016EC1\U00016EC2'
      '\U00016EC3\U00016EC4\U00016EC5\U00016EC6\U00016EC7\U00016EC8\U00016EC9\U00016ECA\U00016ECB\U00016ECC'
      '\U00016ECD\U00016ECE\U00016ECF\U00016ED0\U00016ED1\U00016ED2\U00016ED3\U0001E922\U0001E923\U0001E924'
      '\U0001E925\U0001E926\U0001E927\U0001E928\U0001E929\U0001E92A\U0001E92B\U0001E92C\U0001E92D\U0001E92E'
      '\U0001E92F\U0001E930\U0001E931\U0001E932\U0001E933\U0001E934\U0001E935\U0001E936\U0001E937\U0001E938'
      '\U0001E939\U0001E93A\U0001E93B\U0001E93C\U0001E93D\U0001E93E\U0001E93F\U0001E940\U0001E941\U0001E942'
      '\U0001E943');
    END IF;
    folded := normalize(folded, NFC);
  END IF;
  RETURN btrim(regexp_replace(folded, E'[\u0009-\u000D \u00A0\u1680\u2000-\u200A\u2028-\u2029\u202F\u205F\u3000]+', ' ', 'g'), ' ');
END
$$;

-- The text by which rows are sorted as people sort names, as sortKey in the same file: of a number, a sign for the count
-- of its digits comes first, so that 10 comes after 9.
CREATE FUNCTION sort_key(given text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded CONSTANT text := public.fold_text(given);
  part text;
  sorted text := '';
BEGIN
  IF folded !~ '[0-9]' THEN RETURN folded; END IF;
  FOR part IN SELECT m.parts[1] FROM regexp_matches(folded, '[0-9]+|[^0-9]+', 'g') AS m(parts) LOOP
    IF part ~ '^[0-9]' THEN
      part := regexp_replace(part, '^0+(?=[0-9])', '');
      part := chr(48 + least(length(part), 48)) || part;
    END IF;
    sorted := sorted || part;
  END LOOP;
  RETURN sorted;
END
$$;

-- What a search reads of a row: between line feeds the texts by which matches are ranked, and behind a tab the others, with
-- tabs for their spaces, so that a word's beginning is told from one of a ranked text.
CREATE FUNCTION search_text(ranked text[], others text[] DEFAULT '{}') RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  given text;
  found text := E'\n';
BEGIN
  FOREACH given IN ARRAY ranked LOOP found := found || public.fold_text(coalesce(given, '')) || E'\n'; END LOOP;
  found := found || E'\t';
  FOREACH given IN ARRAY others LOOP
    found := found || replace(public.fold_text(coalesce(given, '')), ' ', E'\t') || E'\t';
  END LOOP;
  RETURN found;
END
$$;

-- The generated columns are derived: the history does not tell them.
CREATE OR REPLACE FUNCTION history_values(whole jsonb, secrets text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(v.key, CASE
    WHEN v.key = ANY (secrets) AND v.value <> 'null' THEN '{"hidden": true}'
    WHEN octet_length(v.value::text) > 65536 THEN jsonb_build_object(
      'cut', left(v.value #>> '{}', 200), 'length', length(v.value #>> '{}'),
      'sha256', encode(sha256(convert_to(v.value::text, 'UTF8')), 'hex'))
    ELSE v.value END)
  FROM jsonb_each(whole) AS v WHERE v.key NOT IN ('organizationId', 'searchText', 'sortKey', 'uniqueKey')
$$;

CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  said jsonb := current_setting('app.history')::jsonb;
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  becomes jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  whole jsonb := coalesce(becomes, was);
  line "HistoryLine";
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, becomes -> o.key) INTO was, becomes
    FROM jsonb_each(was) AS o
    WHERE becomes -> o.key IS DISTINCT FROM o.value
      AND o.key NOT IN ('updatedAt', 'version', 'searchText', 'sortKey', 'uniqueKey', 'lastUsedAt');
    IF was IS NULL THEN RETURN NULL; END IF;
  END IF;
  line."organizationId" := coalesce(whole ->> 'organizationId', whole ->> 'id');
  line."table" := TG_TABLE_NAME;
  SELECT jsonb_object_agg(k.name, whole -> k.name) INTO line."key" FROM unnest(TG_ARGV[1]::text[]) AS k(name);
  line."rowId" := whole ->> 'id';
  line."before" := history_values(was, TG_ARGV[0]::text[]);
  line."after" := history_values(becomes, TG_ARGV[0]::text[]);
  line."name" := left(coalesce(whole ->> 'name', whole ->> 'title', whole ->> 'reference', ''), 200);
  line."userId" := coalesce(CASE WHEN TG_TABLE_NAME = 'User' THEN whole ->> 'id' END, whole ->> 'userId',
    whole ->> 'trainerId');
  line."batchId" := coalesce(CASE WHEN TG_TABLE_NAME = 'Batch' THEN whole ->> 'id' END, whole ->> 'batchId',
    said ->> 'batchId');
  line."courseId" := coalesce(CASE WHEN TG_TABLE_NAME = 'Course' THEN whole ->> 'id' END, whole ->> 'courseId',
    said ->> 'courseId');
  line."actorName" := left(coalesce(said ->> 'actorName', ''), 200);
  IF (said ->> 'isSelf')::boolean THEN
    SELECT u."name" INTO line."actorName" FROM "User" u
    WHERE u."organizationId" = line."organizationId" AND u."id" = line."userId";
    line."actorName" := coalesce(line."actorName", '');
  END IF;
  PERFORM add_history_line(line, said);
  RETURN NULL;
END
$$;

-- What searches read. Word indexes go with the columns that they are of.
ALTER TABLE "Certificate" DROP COLUMN "searchText";
ALTER TABLE "HistoryLine" DROP COLUMN "searchText";
ALTER TABLE "Invitation" DROP COLUMN "searchText";
ALTER TABLE "MailMessage" DROP COLUMN "searchText";
ALTER TABLE "Payment" DROP COLUMN "searchText";
ALTER TABLE "User" DROP COLUMN "searchText";

-- The address is sorted as the other texts are.
ALTER TABLE "User" ALTER COLUMN "email" TYPE TEXT COLLATE "C";

DROP INDEX "Payment_reference_key_idx";
DROP FUNCTION "payment_reference_key"(TEXT);

ALTER TABLE "Assessment"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["title"])) STORED,
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("title")) STORED;
ALTER TABLE "Assignment"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["title"])) STORED,
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("title")) STORED;
ALTER TABLE "Batch"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["name"], ARRAY["description", "meetingLink"])) STORED,
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("name")) STORED;
ALTER TABLE "BlogPost"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["title"])) STORED;
ALTER TABLE "Category"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["name"])) STORED,
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("name")) STORED,
  ADD COLUMN "uniqueKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_text("name")) STORED;
ALTER TABLE "Certificate"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["name", "title", "serial"])) STORED;
ALTER TABLE "CertificateTemplate"
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("name")) STORED;
ALTER TABLE "Course"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["title", "code"], ARRAY["description", "authorName"])) STORED,
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("title")) STORED,
  ADD COLUMN "uniqueKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_text("code")) STORED;
ALTER TABLE "Curriculum"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["title"], ARRAY["description", "authorName"])) STORED,
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("title")) STORED,
  ADD COLUMN "uniqueKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_text("title")) STORED;
ALTER TABLE "File"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["name"], ARRAY["uploadedByName"])) STORED,
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("name")) STORED;
ALTER TABLE "HistoryLine"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["name", "actorName"])) STORED;
ALTER TABLE "IdentityProvider"
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("name")) STORED;
ALTER TABLE "Invitation"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["name"], ARRAY["email"])) STORED;
ALTER TABLE "MailMessage"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["toAddress", "toName", "subject"])) STORED;
ALTER TABLE "Payment"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["reference"], ARRAY["comments"])) STORED,
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("reference")) STORED,
  ADD COLUMN "uniqueKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (replace(fold_text("reference"), ' ', '')) STORED;
ALTER TABLE "ProjectTeam"
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("name")) STORED,
  ADD COLUMN "uniqueKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_text("name")) STORED;
ALTER TABLE "Question"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["title"])) STORED;
ALTER TABLE "Role"
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("name")) STORED,
  ADD COLUMN "uniqueKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_text("name")) STORED;
ALTER TABLE "Rubric"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["name"])) STORED,
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("name")) STORED,
  ADD COLUMN "uniqueKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_text("name")) STORED;
ALTER TABLE "SavedFilter"
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("name")) STORED,
  ADD COLUMN "uniqueKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_text("name")) STORED;
ALTER TABLE "Specialization"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["name"])) STORED,
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("name")) STORED,
  ADD COLUMN "uniqueKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_text("name")) STORED;
ALTER TABLE "User"
  ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(ARRAY["name", "username"], ARRAY["email"])) STORED,
  ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("name")) STORED,
  ADD COLUMN "uniqueKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_text("username")) STORED;

-- Lists by name are read by an index.
DROP INDEX "Assessment_organizationId_state_title_id_idx";
CREATE INDEX "Assessment_organizationId_state_sortKey_id_idx" ON "Assessment"("organizationId", "state", "sortKey", "id");
DROP INDEX "Assessment_organizationId_title_id_idx";
CREATE INDEX "Assessment_organizationId_sortKey_id_idx" ON "Assessment"("organizationId", "sortKey", "id");
DROP INDEX "Assignment_organizationId_title_id_idx";
CREATE INDEX "Assignment_organizationId_sortKey_id_idx" ON "Assignment"("organizationId", "sortKey", "id");
DROP INDEX "Batch_organizationId_name_id_idx";
CREATE INDEX "Batch_organizationId_sortKey_id_idx" ON "Batch"("organizationId", "sortKey", "id");
DROP INDEX "CertificateTemplate_organizationId_name_id_idx";
CREATE INDEX "CertificateTemplate_organizationId_sortKey_id_idx" ON "CertificateTemplate"("organizationId", "sortKey", "id");
DROP INDEX "Course_organizationId_status_title_id_idx";
CREATE INDEX "Course_organizationId_status_sortKey_id_idx" ON "Course"("organizationId", "status", "sortKey", "id");
DROP INDEX "Course_organizationId_title_id_idx";
CREATE INDEX "Course_organizationId_sortKey_id_idx" ON "Course"("organizationId", "sortKey", "id");
DROP INDEX "Curriculum_organizationId_status_title_id_idx";
CREATE INDEX "Curriculum_organizationId_status_sortKey_id_idx" ON "Curriculum"("organizationId", "status", "sortKey", "id");
DROP INDEX "File_organizationId_name_id_idx";
CREATE INDEX "File_organizationId_sortKey_id_idx" ON "File"("organizationId", "sortKey", "id");
DROP INDEX "Rubric_organizationId_name_id_idx";
CREATE INDEX "Rubric_organizationId_sortKey_id_idx" ON "Rubric"("organizationId", "sortKey", "id");
DROP INDEX "User_organizationId_name_id_idx";
CREATE INDEX "User_organizationId_sortKey_id_idx" ON "User"("organizationId", "sortKey", "id");
DROP INDEX "User_organizationId_userType_name_id_idx";
CREATE INDEX "User_organizationId_userType_sortKey_id_idx" ON "User"("organizationId", "userType", "sortKey", "id");
DROP INDEX "User_organizationId_emailVerified_name_id_idx";
CREATE INDEX "User_organizationId_emailVerified_sortKey_id_idx" ON "User"("organizationId", "emailVerified", "sortKey", "id");
DROP INDEX "User_organizationId_active_name_id_idx";
CREATE INDEX "User_organizationId_active_sortKey_id_idx" ON "User"("organizationId", "active", "sortKey", "id");
CREATE INDEX "Category_organizationId_uniqueKey_idx" ON "Category"("organizationId", "uniqueKey");
CREATE INDEX "Course_organizationId_uniqueKey_idx" ON "Course"("organizationId", "uniqueKey");
CREATE INDEX "Curriculum_organizationId_uniqueKey_idx" ON "Curriculum"("organizationId", "uniqueKey");
CREATE INDEX "Payment_organizationId_uniqueKey_idx" ON "Payment"("organizationId", "uniqueKey");
CREATE INDEX "ProjectTeam_organizationId_uniqueKey_idx" ON "ProjectTeam"("organizationId", "uniqueKey");
CREATE INDEX "Role_organizationId_uniqueKey_idx" ON "Role"("organizationId", "uniqueKey");
CREATE INDEX "Rubric_organizationId_uniqueKey_idx" ON "Rubric"("organizationId", "uniqueKey");
CREATE INDEX "SavedFilter_organizationId_uniqueKey_idx" ON "SavedFilter"("organizationId", "uniqueKey");
CREATE INDEX "Specialization_organizationId_uniqueKey_idx" ON "Specialization"("organizationId", "uniqueKey");
CREATE INDEX "User_organizationId_uniqueKey_idx" ON "User"("organizationId", "uniqueKey");
DROP INDEX "User_employees_idx";
DROP INDEX "User_learners_idx";
CREATE INDEX "User_employees_idx" ON "User" ("organizationId", "sortKey", "id") WHERE "userType" = 'E';
CREATE INDEX "User_learners_idx" ON "User" ("organizationId", "sortKey", "id") WHERE "userType" = 'U';

-- The words of messages and lessons without their accents, too.
DROP INDEX "Message_messageText_search_idx";
CREATE INDEX "Message_messageText_search_idx" ON "Message" USING GIN (to_tsvector('simple', fold_text("messageText")));
CREATE OR REPLACE FUNCTION search_messages(rooms integer[], words text, beyond integer, newest_first boolean, size integer)
RETURNS TABLE ("messageId" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  tenant CONSTANT integer := NULLIF(current_setting('app.tenant_id', true), '')::integer;
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  IF newest_first THEN
    RETURN QUERY
      SELECT m."id" FROM "Message" m
      WHERE m."organizationId" = tenant AND m."roomId" = ANY (rooms)
        AND to_tsvector('simple', fold_text(m."messageText")) @@ to_tsquery('simple', words)
        AND (beyond IS NULL OR m."id" < beyond)
      ORDER BY m."id" DESC LIMIT size;
  ELSE
    RETURN QUERY
      SELECT m."id" FROM "Message" m
      WHERE m."organizationId" = tenant AND m."roomId" = ANY (rooms)
        AND to_tsvector('simple', fold_text(m."messageText")) @@ to_tsquery('simple', words)
        AND (beyond IS NULL OR m."id" > beyond)
      ORDER BY m."id" LIMIT size;
  END IF;
  PERFORM set_config('app.owner', '', true);
END
$$;

DROP INDEX "Topic_words_idx";
DROP INDEX "TopicBlock_words_idx";
CREATE OR REPLACE FUNCTION lesson_words(written text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT CASE WHEN written ~ '[^\u0001-\u024F\u2000-\u2BFF]'
    THEN to_tsvector('simple', fold_text(written)) ELSE to_tsvector('english', fold_text(written)) END
$$;
CREATE INDEX "Topic_words_idx" ON "Topic" USING GIN (lesson_words("name" || ' ' || "summary"));
CREATE INDEX "TopicBlock_words_idx"
  ON "TopicBlock"
  USING GIN (lesson_words("markdown" || ' ' || "caption" || ' ' || "altText")) WHERE "draftId" IS NOT NULL;

-- Searches by the three-letter parts of words, where the server has pg_trgm and the owner passes the policies: without
-- one of them they read every row. The extension gets a schema of its own, since a restore replaces the schema public.
DO $$
DECLARE
  place name;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = current_user AND (rolsuper OR rolbypassrls)) THEN
    RAISE NOTICE 'the owner is held to the policies: searches read every row';
    RETURN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE SCHEMA IF NOT EXISTS extensions;
    CREATE EXTENSION pg_trgm SCHEMA extensions;
  END IF;
  SELECT n.nspname INTO place FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
    WHERE e.extname = 'pg_trgm';
  EXECUTE format('CREATE INDEX "User_words_idx" ON "User"
    USING GIN ("searchText" %1$I.gin_trgm_ops)', place);
  EXECUTE format('CREATE INDEX "Payment_words_idx" ON "Payment" USING GIN ("searchText" %1$I.gin_trgm_ops)', place);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege THEN
  RAISE NOTICE 'searches read every row: %', SQLERRM;
END
$$;

CREATE OR REPLACE FUNCTION find_people(pattern text, at_most integer) RETURNS integer[]
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  tenant CONSTANT integer := NULLIF(current_setting('app.tenant_id', true), '')::integer;
  found integer[];
BEGIN
  IF row_security_active('"User"')
    OR NOT EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass('"User_words_idx"') AND indisvalid)
  THEN RETURN NULL; END IF;
  SELECT coalesce(array_agg(f."id"), '{}') INTO found FROM (
    SELECT u."id" FROM "User" u
    WHERE u."organizationId" = tenant AND u."searchText" LIKE pattern
    LIMIT at_most + 1) f;
  RETURN CASE WHEN cardinality(found) <= at_most THEN found END;
END
$$;
